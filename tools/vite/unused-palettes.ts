import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A shade of a palette, or what follows from it: `--mantine-color-red-6`, `--mantine-color-red-light-hover`. */
const OF_PALETTE =
  /^--mantine-color-([a-z]+)-(?:\d|text|filled|filled-hover|light|light-hover|light-color|outline|outline-hover|contrast)$/

/** What components of the variant "outline" have of each palette. */
const OF_OUTLINE = /-outline(?:-hover)?$/

/** What a sheet of PostCSS is, as far as it is read here. */
interface Sheet {
  walkDecls: (
    visit: (declaration: { prop: string; value: string; remove: () => void }) => void,
  ) => void
}

/** The palette that a variable is a part of. */
function paletteOf(variable: string): string | undefined {
  return OF_PALETTE.exec(variable)?.[1]
}

/**
 * Whether something names a palette: by a variable of it, or as the colour of a component, where the variables are put together
 * when it runs.
 */
function isNamed(palette: string, texts: readonly string[]): boolean {
  const name = new RegExp(`--mantine-color-${palette}-|["'\`]${palette}["'.\`]`)
  return texts.some((text) => name.test(text))
}

/**
 * Takes the palettes that nothing names out of a style sheet, and of the others what only a variant needs that nothing names. Mantine has fourteen of them, with twenty variables each in both
 * colour schemes: most of what a page would load as styles before its first row.
 *
 * @param texts sources and sheets that may name one, beside the rest of the sheet itself
 */
export function dropUnusedPalettes(sheet: Sheet, texts: readonly string[]): void {
  const rest: string[] = []
  sheet.walkDecls(({ prop, value }) => {
    if (paletteOf(prop) === undefined) rest.push(value)
  })
  const hasOutlines = texts.some((text) => /["']outline["']/.test(text))
  const known = new Map<string, boolean>()
  sheet.walkDecls((declaration) => {
    const palette = paletteOf(declaration.prop)
    if (palette === undefined) return
    const isKept = known.get(palette) ?? isNamed(palette, [...rest, ...texts])
    known.set(palette, isKept)
    if (!isKept || (OF_OUTLINE.test(declaration.prop) && !hasOutlines)) declaration.remove()
  })
}

/** Sheets of packages that come later, and refer to what the first one defines. */
const LATER_SHEETS = ['dates', 'notifications'].map(
  (name) => `node_modules/@mantine/${name}/styles.layer.css`,
)

function readTexts(project: string): string[] {
  const sources = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
  return [...sources, ...LATER_SHEETS].map((file) => readFileSync(join(project, file), 'utf8'))
}

/** A plugin of PostCSS: see `dropUnusedPalettes`. */
export function unusedPalettes(project: string) {
  let texts: readonly string[] | undefined
  return {
    postcssPlugin: 'unused-palettes',
    // Behind what puts imported sheets in the place of their imports.
    OnceExit: (sheet: Sheet) => dropUnusedPalettes(sheet, (texts ??= readTexts(project))),
  }
}
