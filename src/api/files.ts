import { msg } from '@lingui/core/macro'
import { transport } from './transport/client'
import { download, type DownloadedFile, type DownloadOptions } from './transport/download'
import type { Call } from './transport/endpoint'

const BASE = '/api/common/v1/file/'

/**
 * A stored file by its id, through the pipeline: an error in place of the file is an error.
 *
 * @throws ApiError
 */
export function downloadFile(
  id: string,
  { signal, onProgress }: Pick<DownloadOptions, 'signal' | 'onProgress'> = {},
): Promise<DownloadedFile> {
  const call: Call = {
    name: 'file/download',
    path: fileDownloadPath(id),
    method: 'GET',
    kind: 'read',
    failure: msg`Failed to download the file!`,
    needsLogin: true,
    requestOnce: false,
  }
  return download(transport, call, { signal, onProgress })
}

/** Where a stored file stands, as a path at the origin's root. */
export function fileDownloadPath(id: string): string {
  return `${BASE}download/${encodeURIComponent(id)}`
}
