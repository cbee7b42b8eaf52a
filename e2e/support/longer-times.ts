/**
 * A page takes a note away after 4 s, and gives up what is not answered in 30 s. On a machine that stands still for seconds that
 * is over before a test has looked, or has done what it does while a request is kept back. Here it lasts five times as long, so
 * that to a slow machine a page is what it is to a quick one. A clock that a test installs has the real times: by it they are
 * tested.
 *
 * Runs in every document of a browser, and knows nothing from outside of it.
 */
export function lastLonger(): void {
  const longer: Readonly<Record<number, number>> = {
    // Notes, without and with something to press; a number beside it begins their time anew (`stayFor`).
    4000: 20_000,
    4001: 20_000,
    15_000: 75_000,
    15_001: 75_000,
    // Requests, files and parts of the program.
    30_000: 150_000,
  }
  const original = window.setTimeout.bind(window)
  window.setTimeout = Object.assign(
    (task: () => void, ms?: number) => original(task, longer[ms ?? 0] ?? ms),
    original,
  )
}
