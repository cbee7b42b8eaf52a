import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Files per document; those under way count. The field's hint names this limit and the next. */
export const MAX_FILES = 10

const MAX_MEGABYTES = 20

/** Largest file, in bytes. */
export const MAX_FILE_BYTES = MAX_MEGABYTES * 1024 * 1024

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

/**
 * What may be attached: MIME types by extension. The extension decides, since browsers know few MIME
 * types and guess them from the extension anyway; the MIME type decides for a name without one.
 */
const ALLOWED_TYPES: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: [`${OFFICE}wordprocessingml.document`],
  xls: ['application/vnd.ms-excel'],
  xlsx: [`${OFFICE}spreadsheetml.sheet`],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: [`${OFFICE}presentationml.presentation`],
  txt: ['text/plain'],
  csv: ['text/csv'],
  zip: ['application/zip', 'application/x-zip-compressed'],
}

const EXTENSIONS = Object.keys(ALLOWED_TYPES)
const MIME_TYPES = new Set(Object.values(ALLOWED_TYPES).flat())

/** For a file input's `accept`. */
export const ACCEPTED_FILES = EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why a file is not even sent. */
export type Refusal = 'empty' | 'too-large' | 'wrong-type' | 'too-many'

/** Why a file can't be attached whatever else is; `undefined` when it can. Sizes are in bytes. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): Refusal | undefined {
  if (!isAllowedType(file)) return 'wrong-type'
  if (file.size === 0) return 'empty'
  if (file.size > MAX_FILE_BYTES) return 'too-large'
  return undefined
}

function isAllowedType({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const extension = extensionOf(name)
  if (extension !== undefined) return Object.hasOwn(ALLOWED_TYPES, extension)
  return MIME_TYPES.has(type.split(';')[0]?.trim().toLowerCase() ?? '')
}

/** In lower case; a leading dot alone (`.htaccess`) and a trailing one make no extension. */
function extensionOf(name: string): string | undefined {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : undefined
}

/** A refusal in words. */
export function refusalMessage(refusal: Refusal): MessageDescriptor {
  const megabytes = MAX_MEGABYTES
  const files = MAX_FILES
  switch (refusal) {
    case 'empty':
      return msg`Not accepted: the file is empty.`
    case 'too-large':
      return msg`Not accepted: larger than ${megabytes} MB.`
    case 'wrong-type':
      return msg`Not accepted: files of this type can’t be attached.`
    case 'too-many':
      return msg`Not accepted: there are ${files} files already.`
  }
}
