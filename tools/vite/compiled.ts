import type { LoggerEvent } from 'babel-plugin-react-compiler'

const SHOWN_ONCE = 'on the first path, and hardly ever rendered a second time'

/**
 * The React Compiler says nothing of its own when it leaves out a component or hook, which then renders as often as its
 * parent does. The build asks it (`babelTransforms`), and fails for what is not listed here: file and name, and why it must be so.
 */
export const LEFT_OUT_ON_PURPOSE: Readonly<Record<string, string>> = {
  'src/platform/use-page-query.ts usePageQuery':
    'what an observer of TanStack Query knows changes under the same reference',
  'src/components/warm-tip/warm-tip-view.tsx WarmTipText': SHOWN_ONCE,
  'src/components/warm-tip/warm-tip-view.tsx WarmTipButtons': SHOWN_ONCE,
  'src/components/warm-tip/warm-tip-view.tsx WarmTipAlert': SHOWN_ONCE,
  'src/components/states/error-state.tsx ErrorState': SHOWN_ONCE,
  'src/features/orders/workflow/use-order.ts useOrder': 'the hook is that of the order type',
  'src/features/orders/workflow/use-order.ts useOrderLog': 'the hook is that of the order type',
  'src/features/orders/screens/form/use-picked-order.ts usePickedOrder':
    'the hooks are those of the form that picks',
}

/** A component or hook that was left out, and why, in the compiler's words. */
export interface LeftOut {
  name: string
  /** where the reason stands; of the function itself when the compiler does not say */
  line: number
  reason: string
}

/** A logger for the compiler that collects what is left out of one file. */
export function leftOutOf(source: string) {
  const lines = source.split('\n')
  const leftOut: LeftOut[] = []
  const logEvent = (_file: string | null, event: LoggerEvent): void => {
    if (
      event.kind !== 'CompileError' &&
      event.kind !== 'CompileSkip' &&
      event.kind !== 'PipelineError'
    ) {
      return
    }
    const start = event.fnLoc?.start.line ?? 1
    // Of a function that opts out it gives the body: its name may stand some lines above.
    const above = lines.slice(0, start).toReversed()
    const named = above.map((line) => /\b(?:function|const)\s+(\w+)/.exec(line)?.[1])
    const name = named.find((found) => found !== undefined) ?? `line ${start}`
    leftOut.push({ name, ...whyOf(event, start) })
  }
  return { leftOut, logger: { logEvent } }
}

type Failure = Extract<LoggerEvent, { kind: 'CompileError' | 'CompileSkip' | 'PipelineError' }>

function whyOf(event: Failure, start: number): Pick<LeftOut, 'line' | 'reason'> {
  if (event.kind === 'PipelineError') return { line: start, reason: event.data }
  if (event.kind === 'CompileSkip') return { line: start, reason: "it says 'use no memo'" }
  const place = event.detail.primaryLocation()
  const line = place && typeof place !== 'symbol' ? place.start.line : start
  return { line, reason: event.detail.reason }
}

/**
 * What a build has to say of one file: whatever is left out and not listed, and what is listed and compiled by now.
 *
 * @param file the path below the project, with slashes
 * @param excused what may be left out, and why: {@link LEFT_OUT_ON_PURPOSE} of the application
 */
export function compilerProblems(
  file: string,
  leftOut: readonly LeftOut[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const unexpected = leftOut.filter(({ name }) => !(`${file} ${name}` in excused))
  const compiled = Object.keys(excused).filter(
    (id) => id.startsWith(`${file} `) && !leftOut.some(({ name }) => id === `${file} ${name}`),
  )
  return [
    ...unexpected.map(
      ({ line, name, reason }) =>
        `${file}:${line} the React Compiler leaves out ${name}: ${reason}`,
    ),
    ...compiled.map((id) => `${id} is compiled: take it out of LEFT_OUT_ON_PURPOSE`),
  ]
}
