// @vitest-environment happy-dom
import { Trans } from '@lingui/react/macro'
import { expect, it } from 'vitest'
import { renderInApp } from '@/testing/render'

it.each(['<b>bold</b>', '<0>first</0>', '<0/>', '<i', 'a < b > c', '研发<0>一</0>部'])(
  'A name like an element is a text in a sentence: %s',
  (name) => {
    const { container } = renderInApp(
      <p>
        <Trans>
          Welcome, <strong>{name}</strong>: {name} and {2}
        </Trans>
      </p>,
    )
    const paragraph = container.querySelector('p')
    expect(paragraph?.textContent).toBe(`Welcome, ${name}: ${name} and 2`)
    expect(paragraph?.innerHTML.match(/<\w+/g)).toEqual(['<strong'])
  },
)

it('A name with marks of direction turns no other word of the sentence', () => {
  const name = '\u202Eevil\u2066 one'
  const { container } = renderInApp(
    <p>
      <Trans>Welcome, {name}!</Trans>
    </p>,
  )
  expect(container.querySelector('p')?.textContent).toBe('Welcome, evil one!')
})
