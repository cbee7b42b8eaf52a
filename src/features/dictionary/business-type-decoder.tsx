import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import {
  decodeBusinessTypes,
  encodeBusinessTypes,
  type DecodedBusinessTypes,
} from '@/domain/business-types'
import { BUSINESS_TYPES } from '@/domain/dictionary/business-tables'
import type { DictionaryLanguage } from '@/domain/dictionary/code-table'
import { CopyButton } from './copy-button'
import classes from './dictionary.module.css'
import { readSum } from './read-sum'
import type { Copy } from './use-copy'

/** The button that copies the sum, among all that copy. */
const SOURCE = 'business-type sum'

const REFUSALS: Record<'not-an-integer' | 'negative' | 'too-large', MessageDescriptor> = {
  'not-an-integer': msg`Enter a whole number.`,
  negative: msg`A sum of business types is never negative.`,
  'too-large': msg`The number is too large to be read exactly.`,
}

interface BusinessTypeDecoderProps {
  /** the sum as typed; what is ticked is read from it, so the two can't disagree */
  text: string
  onChange: (text: string) => void
  language: DictionaryLanguage
  copy: Copy
  copiedFrom: string | undefined
}

/** From a sum to the business types in it, and from ticked types to their sum. */
export function BusinessTypeDecoder({
  text,
  onChange,
  language,
  copy,
  copiedFrom,
}: BusinessTypeDecoderProps) {
  const { t, i18n } = useLingui()
  const sum = readSum(text)
  const decoded = sum === undefined ? undefined : decodeBusinessTypes(sum)
  const isRefused = decoded?.kind === 'refused'
  const types = decoded?.kind === 'decoded' ? decoded.types : []
  const unknownBits = decoded?.kind === 'decoded' ? decoded.unknownBits : []
  const ticked = new Set<number>([...types.map(({ code }) => code), ...unknownBits])
  const toggle = (code: number) => {
    const next = new Set(ticked)
    if (!next.delete(code)) next.add(code)
    onChange(String(encodeBusinessTypes(next)))
  }
  return (
    <div className={classes.decoder}>
      <TextInput
        label={<Trans>Sum of business types</Trans>}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isRefused ? i18n._(REFUSALS[decoded.reason]) : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={
          <CopyButton
            label={t`Copy the sum`}
            isCopied={copiedFrom === SOURCE}
            isDisabled={sum === undefined || isRefused}
            onClick={() => copy(SOURCE, String(sum))}
          />
        }
        rightSectionPointerEvents="all"
      />
      <div role="status" aria-label={t`Business types in the sum`}>
        <Parts decoded={decoded} language={language} />
      </div>
      <details>
        <summary className={classes.summary}>
          <Trans>Choose business types</Trans>
        </summary>
        <fieldset className={classes.ticks} aria-label={t`Choose business types`}>
          {BUSINESS_TYPES.entries.map(({ code, name }) => (
            <label key={code} className={classes.tick}>
              <input type="checkbox" checked={ticked.has(code)} onChange={() => toggle(code)} />
              {name[language]}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  )
}

interface PartsProps {
  decoded: DecodedBusinessTypes | undefined
  language: DictionaryLanguage
}

/** What a sum is made of. */
function Parts({ decoded, language }: PartsProps) {
  if (decoded?.kind !== 'decoded') return null
  const { types, unknownBits } = decoded
  if (types.length + unknownBits.length === 0) {
    return (
      <Text size="sm">
        <Trans>No business type.</Trans>
      </Text>
    )
  }
  return (
    <ul className={classes.parts}>
      {types.map(({ code, name }) => (
        <li key={code} className={classes.part}>
          {code} {name[language]}
        </li>
      ))}
      {unknownBits.map((bit) => {
        const place = Math.log2(bit)
        return (
          <li key={bit} className={classes.part} data-unknown>
            {bit} <Trans>Unknown bit (2^{place})</Trans>
          </li>
        )
      })}
    </ul>
  )
}
