/**
 * Tells on the console of every layout that the program asks for of an element in a hidden page: the browser then lays
 * out what nobody sees, and the page that shows waits for it. For development and browser tests; these send its source
 * into their pages, so it stands on its own.
 */
export function watchHiddenLayout(): void {
  const hidden = '[data-hidden] > [data-page-scroller]'
  const tell = (element: unknown, asked: string) => {
    if (!(element instanceof Element) || !element.closest(hidden)) return
    const error = new Error(`Layout of a hidden page: ${asked} of ${element.tagName}`)
    // What a test evaluates in the page, a check of accessibility say, is no part of the program.
    if (!error.stack?.includes('(eval at evaluate')) console.error(error)
  }
  const asking = [
    [Element.prototype, 'getBoundingClientRect', 'getClientRects', 'scrollIntoView'],
    [Element.prototype, 'clientHeight', 'clientLeft', 'clientTop', 'clientWidth'],
    [Element.prototype, 'scrollHeight', 'scrollLeft', 'scrollTop', 'scrollWidth'],
    [HTMLElement.prototype, 'offsetHeight', 'offsetLeft', 'offsetParent', 'offsetTop'],
    [HTMLElement.prototype, 'offsetWidth', 'innerText', 'focus'],
  ] as const
  for (const [prototype, ...names] of asking) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
      for (const key of Object.keys(property)) {
        const called: unknown = Reflect.get(property, key)
        if (typeof called !== 'function') continue
        const told = new Proxy(called, {
          apply(target, element: unknown, args: unknown[]): unknown {
            tell(element, name)
            return Reflect.apply(target, element, args)
          },
        })
        Reflect.set(property, key, told)
      }
      Object.defineProperty(prototype, name, property)
    }
  }
}
