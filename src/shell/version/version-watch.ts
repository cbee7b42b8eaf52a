/** How long after the start the version is first asked for, in ms, and from then on how often. */
export const FIRST_CHECK_MS = 2000
export const CHECK_EVERY_MS = 10_000
/** How long the notification can be read before the page reloads, in ms. */
export const RELOAD_AFTER_MS = 1000
/** For so long a pause in typing is waited for in all, in ms: a key that something lies on is no reason to stay old. */
export const LONGEST_TYPING_MS = 300_000

/**
 * So many of the versions that a tab was reloaded for are remembered. One would not do: while a deployment is under way, two
 * servers may tell the old and the new one in turn.
 */
const MOST = 8

interface VersionWatchInput {
  /** the version of this page */
  own: string
  /** asks the server for its version; may reject */
  fetchVersion: () => Promise<string>
  isHidden: () => boolean
  /** tells of every change of `isHidden` */
  onVisibilityChange: (listener: () => void) => void
  /** the versions that this browser tab was reloaded for already, with spaces between, and remembering them */
  reloadedFor: () => string | undefined
  /** @returns whether they will be remembered */
  rememberReload: (versions: string) => boolean
  /** whether a reload would bring everything back */
  isAllStored: () => boolean
  /** resolves when nothing is under way that a reload would cut off */
  idle: () => Promise<void>
  isIdle: () => boolean
  /** resolves when no result shows that nobody has put away yet */
  allRead: () => Promise<void>
  isAllRead: () => boolean
  /** whether somebody is typing, and has not paused */
  isTyping: () => boolean
  /** the flag flips: told once */
  onNewVersion: () => void
  /** the page reloads in a moment; told again when a result has come meanwhile, and was put away, or somebody has typed */
  onReloadSoon: () => void
  reload: () => void
}

/** Watches for a new version of the application. See docs/decisions/new-version.md. */
export interface VersionWatch {
  /** Asks now, as when a part of the program turned out to be missing. Rejects when it can't be told. */
  check: () => Promise<void>
}

/**
 * Asks for the version every ten seconds, the first time after two, not while nobody looks at the tab
 * and at once when somebody does again. A new one is told, and the page reloads a second later, when
 * nothing is under way any more; never twice for one version, or a stale page would reload for ever, and
 * not while something could not be stored, which would be lost. Results that nobody has put away are waited for first, and a
 * pause in typing. A page that stays goes on asking: of the version after that it is told again.
 */
export function watchVersion(input: VersionWatchInput): VersionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let known = input.own

  const check = async () => {
    const version = await input.fetchVersion()
    if (version === input.own || version === known || isOver) return
    known = version
    const before = input.reloadedFor()?.split(' ') ?? []
    const remember = () => input.rememberReload([...before.slice(1 - MOST), version].join(' '))
    isOver = !before.includes(version) && input.isAllStored() && remember()
    input.onNewVersion()
    if (!isOver) return
    clearTimeout(timer)
    let typedFor = 0
    const isTyping = () => typedFor < LONGEST_TYPING_MS && input.isTyping()
    do {
      do {
        await input.allRead()
        for (; isTyping(); typedFor += QUIET_MS) await wait(QUIET_MS)
      } while (!input.isAllRead())
      input.onReloadSoon()
      // The last moments of the second are the quiet that the reload waits for.
      await wait(RELOAD_AFTER_MS - QUIET_MS)
      await settled(input)
      // What was under way may have come to something that is to be read, and a word may have been begun.
    } while (!input.isAllRead() || isTyping())
    if (input.isAllStored()) input.reload()
    else {
      isOver = false
      schedule(CHECK_EVERY_MS)
    }
  }
  const poll = async () => {
    // Monotonic: a computer's clock that is set back meanwhile must not put the next poll off.
    const startedAt = performance.now()
    // No answer says nothing about the version; the next poll asks again.
    await check().catch(() => undefined)
    schedule(Math.max(0, CHECK_EVERY_MS - (performance.now() - startedAt)))
  }
  const schedule = (afterMs: number) => {
    clearTimeout(timer)
    if (!isOver && !input.isHidden()) timer = setTimeout(() => void poll(), afterMs)
  }

  input.onVisibilityChange(() => {
    if (input.isHidden()) clearTimeout(timer)
    else schedule(0)
  })
  schedule(FIRST_CHECK_MS)
  return { check }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** How long nothing may have been under way: between the calls of a batch there is a short moment. */
const QUIET_MS = 300

/** Waits until nothing is under way that a reload would cut off, and has not begun again a moment later. */
export async function settled({
  idle,
  isIdle,
}: Pick<VersionWatchInput, 'idle' | 'isIdle'>): Promise<void> {
  do {
    await idle()
    await wait(QUIET_MS)
  } while (!isIdle())
}
