const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i
const QUOTED = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i
const TOKEN = /filename\s*=\s*([^;"\s]+)/i

/**
 * The file name of a `Content-Disposition` header (RFC 6266): the UTF-8 form wins over the plain
 * one. Plain names that are percent-encoded, or raw UTF-8 that the browser read as Latin-1, are
 * decoded, as common servers send Chinese names like that.
 *
 * @returns the bare name without any folder, or `undefined` when there is none
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = contentDisposition ?? ''
  const extended = EXTENDED.exec(header)?.[1]
  const plain = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? TOKEN.exec(header)?.[1]
  const name = (extended && percentDecoded(extended)) ?? (plain && decoded(plain))
  return name ? bareName(name) : undefined
}

function decoded(name: string): string {
  return utf8FromLatin1(percentDecoded(name) ?? name)
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function utf8FromLatin1(text: string): string {
  const codes = Array.from(text, (character) => character.charCodeAt(0))
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return text
  }
}

/** A server's name must not choose a folder or hide behind control characters. */
function bareName(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\p{Cc}|\p{Bidi_Control}/gu, '').trim() || undefined
}
