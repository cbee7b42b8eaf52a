import { expect, it } from 'vitest'
import { unescapeXml } from './xml-text'

it.each([
  ['a &amp; b', 'a & b'],
  ['&lt;&gt;&quot;&apos;', `<>"'`],
  ['&#165;&#xA5;&#x1F600;', '¥¥😀'],
  ['&amp;lt;', '&lt;'],
  ['&nbsp; &constructor; &#1114112; &#xFFFFFFF; & &;', '&nbsp; &constructor; &#1114112; &#xFFFFFFF; & &;'],
])('%s stands for %s', (written, text) => expect(unescapeXml(written)).toBe(text)) // prettier-ignore
