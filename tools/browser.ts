import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { run } from './run'

/**
 * Where the result is kept for the processes started from this one: the browser is looked for, and
 * perhaps installed, once in a run. The value is a path, or `playwright` for Playwright's own.
 */
export const BROWSER_VARIABLE = 'SHOPACCOUNT_BROWSER'

const PLAYWRIGHTS_OWN = 'playwright'
const LAUNCH_LIMIT = 30_000
const DOWNLOAD_LIMIT = 90_000
const PACKAGES_LIMIT = 600_000

/** The headless shell first: a whole browser draws its own windows too, which slows every test down. */
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * What Playwright switches off in a browser. Chromium heeds the last list only, so that ours has to say it
 * again; tools/browser.test.ts holds the two together.
 */
const PLAYWRIGHTS_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Pages that a whole browser loads for itself in every window: a third of all that a test costs. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** How the tests start a browser: quiet towards the network, and able to run as root in a container. */
export function launchOptions(browser: string): LaunchOptions {
  return {
    ...(browser === PLAYWRIGHTS_OWN ? {} : { executablePath: browser }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-dev-shm-usage',
      // Without a graphics card the emulated one costs more than all the rest of a test.
      '--disable-gpu',
      // Painting in a process of its own would copy every picture between two.
      '--in-process-gpu',
      // Each test's browser context still has a process of its own; without this it starts a second one, for the blank
      // page that it opens with.
      '--renderer-process-limit=1',
      `--disable-features=${[...PLAYWRIGHTS_FEATURES, ...OWN_PAGES].join(',')}`,
    ],
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium and Chrome where each system keeps them. */
function systemBrowsers(): string[] {
  const { env } = process
  const fromPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ON_PATH.map((name) => join(folder, name)))
  const applications = ['/Applications', join(env['HOME'] ?? '', 'Applications')].flatMap(
    (folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ],
  )
  const programs = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
    ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'].map((file) =>
      join(env[name] ?? '', file),
    ),
  )
  return [...fromPath, ...applications, ...programs].filter(isExecutable)
}

const PART = 'http://part.invalid/part.js'

/**
 * Whether a module that could not be had once is asked for again, as HTML has it since 2026. What the application then does
 * beside it (docs/decisions/new-version.md) is tested with it alone.
 */
async function asksAgain(page: Page): Promise<boolean> {
  let isThere = false
  await page.route(PART, (route) =>
    isThere
      ? route.fulfill({
          body: '',
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.abort(),
  )
  const load = () => page.evaluate<boolean>(`import('${PART}').then(() => true, () => false)`)
  await load()
  isThere = true
  return load()
}

/** Why a browser can't be used; nothing when it rendered a page. */
async function refusal(browser: string): Promise<string | undefined> {
  try {
    const instance = await chromium.launch({ ...launchOptions(browser), timeout: LAUNCH_LIMIT })
    try {
      const page = await instance.newPage()
      await page.goto('data:text/html,<title>ready</title>', { timeout: LAUNCH_LIMIT })
      const title = await page.title()
      if (title !== 'ready') return `it rendered "${title}"`
      return (await asksAgain(page))
        ? undefined
        : `version ${instance.version()} is too old: it does not ask again for a module that could not be had`
    } finally {
      await instance.close()
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return text.split('\n')[0] ?? text
  }
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

async function installPackages(...names: string[]): Promise<string | undefined> {
  const lock = ['-o', 'DPkg::Lock::Timeout=180']
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: PACKAGES_LIMIT }
  console.log(`Installing ${names.join(' and ')} with apt-get …`)
  const update = await run('apt-get', [...lock, 'update'], options)
  const install = await run('apt-get', [...lock, 'install', '-y', ...names], options)
  if (install.code === 0) return undefined
  return `apt-get failed: ${(install.output || update.output).trim().split('\n').at(-1)}`
}

/** Without a Chinese font every screenshot shows boxes, and columns get other widths than people's. */
async function ensureChineseFont(): Promise<void> {
  if (process.platform !== 'linux') return
  const fonts = await run('fc-list', [':lang=zh', 'family'])
  if (fonts.code === 0 && fonts.output.trim() !== '') return
  const problem = isRootOnDebian()
    ? await installPackages('fontconfig', 'fonts-noto-cjk')
    : 'install one, for instance fonts-noto-cjk'
  if (problem !== undefined) console.warn(`No Chinese font was found (${problem}).`)
}

async function search(): Promise<string> {
  const tried: string[] = []
  const accepts = async (browser: string, from: string): Promise<boolean> => {
    const reason = await refusal(browser)
    if (reason !== undefined) tried.push(`${from}: ${reason}`)
    return reason === undefined
  }

  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM']) {
    const path = process.env[name]
    if (path === undefined || path === '') continue
    if (await accepts(path, `${name}=${path}`)) return path
    console.warn(`The browser of ${tried.at(-1)}. Looking for another one.`)
  }
  if (await accepts(PLAYWRIGHTS_OWN, "Playwright's own")) return PLAYWRIGHTS_OWN
  for (const path of new Set(systemBrowsers())) {
    if (await accepts(path, path)) return path
  }

  console.log('No browser is here: asking Playwright to download one …')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const download = await run(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    limit: DOWNLOAD_LIMIT,
  })
  if (download.code !== 0) tried.push('playwright install: the download failed')
  else if (await accepts(PLAYWRIGHTS_OWN, 'playwright install')) return PLAYWRIGHTS_OWN

  if (isRootOnDebian()) {
    const problem =
      (await installPackages('chromium-headless-shell', 'fonts-noto-cjk')) &&
      (await installPackages('chromium', 'fonts-noto-cjk'))
    if (problem !== undefined) tried.push(problem)
    for (const path of new Set(systemBrowsers())) {
      if (await accepts(path, `${path}, from apt-get`)) return path
    }
  }
  throw new Error(
    [
      'The browser tests need a Chromium of 2026 or later, and none could be used. Either',
      '  - set CHROMIUM_PATH to the program file of a Chromium or Chrome, or',
      '  - let Playwright download one: npx playwright install --only-shell chromium, or',
      '  - install one on the system, on Debian: apt-get install chromium fonts-noto-cjk',
      'What was tried:',
      ...tried.map((line) => `  - ${line}`),
    ].join('\n'),
  )
}

/**
 * A browser that was seen to render a page, and to be recent enough: one named by the environment, Playwright's own, the
 * system's, or one that is installed now.
 *
 * @throws with the ways out when there is none
 */
export async function findBrowser(): Promise<string> {
  const known = process.env[BROWSER_VARIABLE]
  if (known !== undefined && known !== '') return known
  const browser = await search()
  await ensureChineseFont()
  process.env[BROWSER_VARIABLE] = browser
  return browser
}
