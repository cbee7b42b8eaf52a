import { strToU8, zipSync, type Zippable } from 'fflate'
import { ELSEWHERE, TRIPWIRE } from './texts'

/** Files that somebody might attach, or a server might send in place of a list: made when they are asked for. */

export type HostileFileClass =
  | 'workbook'
  | 'bomb'
  | 'archive'
  | 'picture'
  | 'drawing'
  | 'page'
  | 'pdf'
  | 'polyglot'
  | 'program'
  | 'broken'

export interface HostileFile {
  class: HostileFileClass
  /** as it would be called */
  name: string
  /** what its sender says that it is */
  type: string
  bytes: () => Uint8Array<ArrayBuffer>
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const RUN = `window.${TRIPWIRE}=1`
const SCRIPT = `<script>${RUN}</script>`
const PNG = '\x89PNG\r\n\x1A\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

/** A workbook whose one sheet holds this, with other parts beside it or in their place. */
export function workbook(sheetData: string, others: Zippable = {}): Uint8Array<ArrayBuffer> {
  const sheet = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}">${sheetData}</worksheet>`
  return copied(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
      ),
      'xl/workbook.xml': strToU8(
        `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...others,
    }),
  )
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const rows = (...inside: string[]) => `<sheetData>${inside.join('')}</sheetData>`
const HEAD = `<row r="1">${cell('A1', 'Code')}${cell('B1', 'Amount')}</row>`

/** One file of a zip as its directory says it, with a size that is not true. */
function withFalseSize(zip: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = copied(zip)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, size, true)
  }
  return bytes
}

/** A picture that says that it is so large, in pixels, and holds nothing. */
function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = latin1(`${PNG}\0\0\0\rIHDR????????\x08\x02\0\0\0????`)
  const view = new DataView(head.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return head
}

const MEGABYTE = 1024 * 1024
const ENTITIES = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from('bcdefghij', (name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`

/** No list, whoever says so: reading one of these as a list has to fail, and soon. */
export const HOSTILE_WORKBOOKS: readonly HostileFile[] = Object.entries<() => Uint8Array>({
  'far column': () => workbook(rows(HEAD, `<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`)),
  'farthest column': () =>
    workbook(rows(HEAD, `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)),
  'far row': () =>
    workbook(rows(HEAD, `<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>`)),
  'row of no number': () => workbook(rows(HEAD, `<row r="1e9"><c r="A2"><v>1</v></c></row>`)),
  'place in other quotes': () =>
    workbook(rows(HEAD, `<row r = '2'><c s=" r='A2'" r\n=\n'ZZZZZZ2'><v>1</v></c></row>`)),
  'place by entities': () =>
    workbook(rows(HEAD, `<row r="2"><c r="&#90;&#90;&#90;&#90;&#90;&#90;2"><v>1</v></c></row>`)),
  'place in a prefix': () =>
    workbook(rows(HEAD, `<x:row r="2"><x:c r="ZZZZZZ2"><v>1</v></x:c></x:row>`)),
  'cell without an end': () => workbook(rows(HEAD, `<row r="2"><c r="A2" <v>1</v></c></row>`)),
  'zip bomb': () => withFalseSize(workbook(rows(HEAD)), 300 * MEGABYTE),
  'zip bomb that says it is small': () =>
    withFalseSize(workbook(`<sheetData>${' '.repeat(4 * MEGABYTE)}</sheetData>`), 64),
  'billion laughs': () =>
    workbook('', {
      'xl/worksheets/sheet1.xml': strToU8(
        `<?xml version="1.0"?>${ENTITIES}<worksheet xmlns="${MAIN}">${rows(HEAD, `<row r="2">${cell('A2', '&j;')}</row>`)}</worksheet>`,
      ),
    }),
  'foreign entity': () =>
    workbook('', {
      'xl/worksheets/sheet1.xml': strToU8(
        `<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://${ELSEWHERE}/a.dtd"><worksheet xmlns="${MAIN}">${rows(`<row r="1">${cell('A1', '&x;')}</row>`)}</worksheet>`,
      ),
    }),
  'sheet elsewhere': () =>
    workbook(rows(HEAD), {
      'xl/_rels/workbook.xml.rels': strToU8(
        `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="http://${ELSEWHERE}/sheet1.xml" TargetMode="External"/></Relationships>`,
      ),
    }),
  'sheet above the archive': () =>
    workbook(rows(HEAD), {
      'xl/_rels/workbook.xml.rels': strToU8(
        `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="../../../../etc/passwd"/></Relationships>`,
      ),
    }),
  'prototype part': () => zipSync({ __proto__x: strToU8('x'), constructor: strToU8('x') }),
  'deep elements': () => workbook(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`),
  'no cells': () => workbook('<sheetData/>'),
  'no zip': () => latin1('PK\x03\x04 and nothing else'),
  'cut off': () => workbook(rows(HEAD)).slice(0, 300),
  'empty zip': () => zipSync({}),
  nothing: () => new Uint8Array(),
}).map(([name, bytes]) => ({
  class: name.includes('bomb') || name.includes('laughs') ? 'bomb' : 'workbook',
  name: `${name}.xlsx`,
  type: XLSX,
  bytes: () => copied(bytes()),
}))

const text = (
  kind: HostileFileClass,
  name: string,
  type: string,
  content: string,
): HostileFile => ({ class: kind, name, type, bytes: () => copied(strToU8(content)) })

const raw = (
  kind: HostileFileClass,
  name: string,
  type: string,
  content: () => Uint8Array,
): HostileFile => ({ class: kind, name, type, bytes: () => copied(content()) })

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}">${SCRIPT}<image href="https://${ELSEWHERE}/x.png"/></svg>`
const PDF_WITH_SCRIPT = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);${RUN})>>/AA<</WC<</S/URI/URI(https://${ELSEWHERE}/)>>>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

/** Everything else that can be attached, or sent as an attachment. */
const OTHERS: readonly HostileFile[] = [
  text('drawing', 'picture.svg', 'image/svg+xml', SVG),
  text('drawing', 'picture.png', 'image/svg+xml', SVG),
  text('drawing', 'picture.png', 'image/png', SVG),
  raw('drawing', 'picture.svgz', 'image/svg+xml', () => latin1('\x1f\x8b\x08')),
  text('drawing', 'picture.svg.png', 'image/png', `<?xml version="1.0"?>${SVG}`),
  text('page', 'page.html', 'text/html', `<!doctype html>${SCRIPT}`),
  text('page', 'page.png', 'text/html', `<!doctype html>${SCRIPT}`),
  text('page', 'page.pdf', 'text/html', `<!doctype html>${SCRIPT}`),
  text(
    'page',
    'page.xhtml',
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  ),
  text('page', 'page.mht', 'multipart/related', 'MIME-Version: 1.0'),
  text('page', 'page.xml', 'text/xml', `<?xml-stylesheet href="https://${ELSEWHERE}/x.xsl"?><a/>`),
  text('page', 'page.txt', 'text/plain', SCRIPT),
  text('page', 'table.csv', 'text/csv', '=1+1,@SUM(1)\n'),
  text('pdf', 'script.pdf', 'application/pdf', PDF_WITH_SCRIPT),
  text('pdf', 'script.png', 'image/png', PDF_WITH_SCRIPT),
  text('pdf', 'late.pdf', 'application/pdf', `${' '.repeat(1000)}${PDF_WITH_SCRIPT}`),
  text('polyglot', 'page-and.pdf', 'application/pdf', `<html>${SCRIPT}%PDF-1.7`),
  raw('polyglot', 'picture-and-page.png', 'image/png', () => latin1(`${PNG}${SCRIPT}`)),
  raw('polyglot', 'script.gif', 'image/gif', () => latin1(`GIF89a=0/*\0\0*/;${RUN}`)),
  raw('polyglot', 'script.bmp', 'image/bmp', () => latin1(`BM=0/*\0*/;${RUN}`)),
  raw('polyglot', 'picture-and-archive.jpg', 'image/jpeg', () =>
    latin1(`\xFF\xD8\xFF\xE0${String.fromCharCode(...zipSync({ 'a.html': strToU8(SCRIPT) }))}`),
  ),
  raw('polyglot', 'archive-and.pdf', 'application/pdf', () =>
    latin1(`${String.fromCharCode(...zipSync({ a: strToU8('a') }))}%PDF-1.7`),
  ),
  raw('polyglot', 'sound.webp', 'image/webp', () => latin1(`RIFF\0\0\0\0WAVE${SCRIPT}`)),
  raw('picture', 'huge.png', 'image/png', () => hugePng(0x7fff_ffff, 0x7fff_ffff)),
  raw('picture', 'wide.png', 'image/png', () => hugePng(60_000, 60_000)),
  raw('picture', 'none.png', 'image/png', () => hugePng(0, 0)),
  raw('picture', 'cut.jpg', 'image/jpeg', () => latin1('\xFF\xD8\xFF')),
  raw('picture', 'cut.gif', 'image/gif', () => latin1('GIF89a')),
  raw('archive', 'above.zip', 'application/zip', () => zipSync({ '../../x.sh': strToU8('x') })),
  raw('archive', 'nested.zip', 'application/zip', () =>
    zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({}) }) }),
  ),
  raw('bomb', 'bomb.zip', 'application/zip', () => zipSync({ a: new Uint8Array(MEGABYTE) })),
  raw('archive', 'macro.docm', 'application/vnd.ms-word.document.macroEnabled.12', () =>
    zipSync({ 'word/vbaProject.bin': strToU8('x') }),
  ),
  raw('program', 'program.exe', 'application/x-msdownload', () => latin1('MZ\x90\0')),
  raw('program', 'program.pdf', 'application/pdf', () => latin1('MZ\x90\0')),
  raw('program', 'program.pdf.exe', 'application/pdf', () => latin1('MZ\x90\0')),
  text('program', 'script.js', 'text/javascript', RUN),
  text('program', 'script.pdf.js', 'application/pdf', RUN),
  text('program', 'program.sh', 'text/plain', '#!/bin/sh\n'),
  text('program', 'link.url', 'text/plain', `[InternetShortcut]\nURL=https://${ELSEWHERE}/`),
  text('program', 'a.lnk', 'application/octet-stream', 'L'),
  text('program', 'sheet.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'PK'),
  raw('broken', 'empty.pdf', 'application/pdf', () => new Uint8Array()),
  raw('broken', 'marks.csv', 'text/csv', () => latin1('\xFF\xFEa\0')),
  raw('broken', 'bytes.txt', 'text/plain', () => Uint8Array.from({ length: 256 }, (_, at) => at)),
]

/** Every hostile file. */
export const HOSTILE_FILES: readonly HostileFile[] = [...HOSTILE_WORKBOOKS, ...OTHERS]
