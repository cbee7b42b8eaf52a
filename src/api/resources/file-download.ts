import { msg } from '@lingui/core/macro'
import { fileSource } from './files'
import { transport } from '../http/client'
import { download, type DownloadedFile, type DownloadOptions } from '../http/download'
import type { CallWith } from '../http/endpoint'

interface FileOptions extends Pick<DownloadOptions, 'signal' | 'onProgress'> {
  /** the address that the server named with the file, if it did; see `fileSource` */
  downloadUrl?: string | undefined
}

/**
 * A stored file by its id, through the pipeline: an error in place of the file is an error. A file of
 * its own, so that the transfer code stays out of the first load.
 *
 * @throws ApiError
 */
export function downloadFile(
  id: string,
  { downloadUrl, signal, onProgress }: FileOptions = {},
): Promise<DownloadedFile> {
  const { path, query } = fileSource(id, downloadUrl, globalThis.location.origin)
  const call: CallWith = {
    name: 'file/download',
    path,
    method: 'GET',
    kind: 'read',
    failure: msg`Failed to download the file!`,
    needsLogin: true,
    requestOnce: false,
  }
  return download(transport, call, { query, signal, onProgress })
}
