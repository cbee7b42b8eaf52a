import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { uploadedFile } from '../contract/file'
import type { FileDeleteRequest } from '../contract/requests'
import { FILES_PATH } from './files'
import { transport } from '../http/client'
import type { Endpoint } from '../http/endpoint'
import { upload, type UploadOptions } from '../http/upload'

/** A file as the file store knows it; its `id` is the `attachmentId` of an order's attachment. */
export type UploadedFile = v.InferOutput<typeof uploadedFile>

/** The two upload calls of the platform; both do the same. */
export type UploadCall = 'upload' | 'uploadFile'

/** The folder of the file store that this application's files belong to. */
const FOLDER = 'shopaccount'

/** Not once only: a file that was stored twice does no harm, so a lost upload may be sent again. */
function write<Output, Body>(
  name: string,
  failure: MessageDescriptor,
  schema: v.GenericSchema<unknown, Output>,
): Endpoint<Output, Body> {
  return {
    name: `file/${name}`,
    path: FILES_PATH + name,
    method: 'POST',
    kind: 'write',
    failure,
    needsLogin: true,
    requestOnce: false,
    reads: 'data',
    schema,
  }
}

/** What is said when a file could not be stored, whatever the reason. */
export const uploadFailed = msg`Failed to upload the file!`

/** The calls that change the file store. See docs/wire-contract.md, "Files". */
const files = {
  upload: write<UploadedFile, FormData>('upload', uploadFailed, uploadedFile),
  uploadFile: write<UploadedFile, FormData>('uploadFile', uploadFailed, uploadedFile),
  delete: write<unknown, FileDeleteRequest>('delete.json', msg`Failed to delete!`, v.unknown()),
}

/**
 * Stores a file that belongs to no order yet. An upload that was aborted, timed out or lost its
 * connection may have been stored all the same; it then belongs to nobody.
 *
 * @param via the call that it is sent by, `upload` unless told
 * @throws ApiError also of kind `duplicate` when the same `File` is under way or was sent within 1 s;
 *   the signal's own reason after an abort
 */
export function uploadFile(
  file: File,
  {
    via = 'upload',
    signal,
    onProgress,
  }: { via?: UploadCall } & Pick<UploadOptions, 'signal' | 'onProgress'> = {},
): Promise<UploadedFile> {
  const form = new FormData()
  form.set('file', file)
  form.set('path', FOLDER)
  return upload(transport, files[via], { form, signal, onProgress })
}

/**
 * Deletes a stored file. The server refuses it while an order still has the file.
 *
 * @throws ApiError
 */
export async function deleteFile(id: string): Promise<void> {
  await transport.request(files.delete, { body: { id } })
}
