import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { ApiError } from '../http/api-error'
import { transport } from '../http/client'
import type { CallWith } from '../http/endpoint'
import { parseJson } from '@/api/http/parse-answer'
import { send } from '../http/send'
import { TIME_LIMIT_MS, withTimeLimit } from '../http/time-limit'

const version: CallWith = {
  name: 'version.json',
  path: `${import.meta.env.BASE_URL}version.json`,
  method: 'GET',
  kind: 'read',
  failure: msg`Failed to get the version!`,
  needsLogin: false,
  requestOnce: false,
  isBackground: true,
  // The next poll asks again; a log of every failed one would only be noise.
  expectedFailures: ['network', 'timeout', 'status', 'shape'],
}

const versionFile = v.object({ version: v.pipe(v.string(), v.minLength(1)) })

/**
 * The version of the application that the server has now. The file is no envelope: it stands beside
 * the page's own files.
 *
 * @param t epoch ms; it keeps caches on the way from answering
 * @throws ApiError when there is no answer, or none that names a version
 */
export function fetchVersion(t: number): Promise<string> {
  return transport.transfer(version, { query: { t } }, async (wire, out, signal) => {
    const { status, text } = await withTimeLimit(TIME_LIMIT_MS, signal, async (limited) => {
      const response = await send(wire, out, limited)
      return { status: response.status, text: await response.text() }
    })
    if (status !== 200) throw new ApiError(version, 'status', { status })
    const file = v.safeParse(versionFile, parseJson(text))
    if (!file.success) throw new ApiError(version, 'shape', { status })
    return file.output.version
  })
}

/** The version that this page is of, as its build has stated it; undefined in development. */
export function ownVersion(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=app-version]')
  return meta?.content || undefined
}
