import type { BrowserContext } from '@playwright/test'

/** The browser's own line about a request that failed, whoever made it and whatever came of it. */
const FAILED_RESOURCE = /^Failed to load resource: /

/** What a page may say without failing its test. */
export interface Expected {
  /** messages, each as `text (address)` */
  messages: readonly RegExp[]
  /** paths on which a fault was set: the browser reports their failures by itself */
  faultedPaths: readonly RegExp[]
}

/**
 * Collects what goes wrong in the pages of a browser without anybody seeing it: errors and warnings on
 * the console (violations of the Content-Security-Policy are among them) and uncaught exceptions.
 */
export class ConsoleWatch {
  readonly #said: { text: string; path: string }[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      const { url } = message.location()
      this.#said.push({
        text: `${message.text()} (${url})`,
        path: URL.canParse(url) ? new URL(url).pathname : '',
      })
    })
    context.on('weberror', (webError) => {
      const error = webError.error()
      this.#said.push({ text: `uncaught ${error.stack ?? error.message}`, path: '' })
    })
  }

  /** What was said and not expected. */
  unexpected({ messages, faultedPaths }: Expected): string[] {
    return this.#said
      .filter(({ text, path }) => {
        const isFaulted =
          FAILED_RESOURCE.test(text) && faultedPaths.some((pattern) => pattern.test(path))
        return !isFaulted && !messages.some((pattern) => pattern.test(text))
      })
      .map(({ text }) => text)
  }
}
