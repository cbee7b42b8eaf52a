/** As a list shows a time: digits, signs and a space. */
const SAMPLE = '2026-11-20 18:00:00'

/**
 * Gives columns more room where a person's own style sets letters and words further apart (WCAG 1.4.12): widths are declared in px,
 * for texts as they are set here, and the end of a code or an amount would be cut. A ref of the table's head, for what is fetched
 * when the browser is idle; it watches a sample of text until the head goes.
 */
export function followTextSpacing(head: HTMLElement | null): (() => void) | undefined {
  const frame = head?.closest('table')?.parentElement
  if (!frame) return undefined
  const sample = document.createElement('span')
  sample.textContent = SAMPLE
  sample.ariaHidden = 'true'
  Object.assign(sample.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: 'var(--mantine-font-size-sm)',
  })
  frame.append(sample)
  const sizes = new ResizeObserver(() => {
    const { letterSpacing, wordSpacing } = getComputedStyle(sample)
    const added = SAMPLE.length * pxOf(letterSpacing) + pxOf(wordSpacing)
    const spread = sample.offsetWidth / (sample.offsetWidth - added)
    if (added > 0 && Number.isFinite(spread)) {
      const scale = getComputedStyle(document.documentElement).getPropertyValue('--app-scale')
      frame.style.setProperty('--app-scale', `calc(${scale} * ${spread})`)
    } else {
      frame.style.removeProperty('--app-scale')
    }
  })
  sizes.observe(sample)
  return () => {
    sizes.disconnect()
    sample.remove()
    frame.style.removeProperty('--app-scale')
  }
}

/** `normal` is none. */
const pxOf = (length: string) => Number.parseFloat(length) || 0
