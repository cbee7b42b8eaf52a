import type { UploadRequest } from '@/api/http/send'

/** Told by the real `XMLHttpRequest` too: how much of the form has left. */
function progressEvent(loaded: number, total: number): Event {
  return Object.assign(new Event('progress'), { loaded, total, lengthComputable: true })
}

/**
 * As much of `XMLHttpRequest` as uploads need, over a fetch, for tests that run without a browser. It
 * tells half of the form, then all of it, and a broken connection as the browser does: by `error`.
 */
export function xhrOver(fetch: typeof globalThis.fetch): new () => UploadRequest {
  return class extends EventTarget implements UploadRequest {
    readonly upload = new EventTarget() as EventTarget & UploadRequest['upload']
    status = 0
    responseText = ''
    withCredentials = false
    private readonly controller = new AbortController()
    private target: [method: string, url: string] = ['', '']

    open(method: string, url: string) {
      this.target = [method, url]
    }

    send(form: FormData) {
      void this.exchange(form)
    }

    abort() {
      this.controller.abort()
    }

    private async exchange(form: FormData) {
      const [method, url] = this.target
      const { signal } = this.controller
      try {
        const body = await new Request(url, { method, body: form }).blob()
        this.upload.dispatchEvent(progressEvent(Math.floor(body.size / 2), body.size))
        const response = await fetch(url, { method, body: form, signal })
        this.upload.dispatchEvent(progressEvent(body.size, body.size))
        this.responseText = await response.text()
        this.status = response.status
        this.dispatchEvent(new Event('load'))
      } catch {
        this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'))
      }
    }
  }
}
