import { msg } from '@lingui/core/macro'
import { fileDownloadPath } from './files'
import { transport } from './transport/client'
import { download, type DownloadedFile, type DownloadOptions } from './transport/download'
import type { Call } from './transport/endpoint'

/**
 * A stored file by its id, through the pipeline: an error in place of the file is an error. A file of
 * its own, so that the transfer code stays out of the first load.
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
