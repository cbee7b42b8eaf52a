import { seenName } from '@/domain/seen-name'

const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i
const QUOTED = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i
/** No name needs more, and a pattern must not be given more than it can hold. */
const LONGEST_HEADER = 8000
const TOKEN = /filename\s*=\s*([^;"\s]+)/i

/**
 * The file name of a `Content-Disposition` header (RFC 6266): the UTF-8 form wins over the plain
 * one. Plain names that are percent-encoded, or raw UTF-8 that the browser read as Latin-1, are
 * decoded, as common servers send Chinese names like that.
 *
 * @returns the bare name without any folder, or `undefined` when there is none
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = (contentDisposition ?? '').slice(0, LONGEST_HEADER)
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

/** In characters; file systems take 255 bytes, and most of these are one to three. */
const LONGEST_NAME = 200
const ENDING = /\.[^.]{1,10}$/

/** A server's name must not choose a folder, hide what it is, or be one that no file system takes. */
function bareName(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const bare = withoutEdges(seenName(last))
  const characters = Array.from(bare)
  if (characters.length <= LONGEST_NAME) return bare || undefined
  const [ending = ''] = ENDING.exec(bare) ?? []
  // Where it is cut a joiner has nothing left to join.
  const start = seenName(characters.slice(0, LONGEST_NAME - ending.length).join(''))
  return withoutEdges(start) + ending
}

/** Without dots and blanks at both ends. (A pattern would look at a long row of them again and again.) */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => /[.\s]/.test(name.charAt(at))
  let start = 0
  let end = name.length
  while (start < end && isEdge(start)) start += 1
  while (end > start && isEdge(end - 1)) end -= 1
  return name.slice(start, end)
}
