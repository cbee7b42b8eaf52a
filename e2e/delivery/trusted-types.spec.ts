import { expect, test } from '../test'

// Each refusal is said on the console too.
test.use({ expectedConsole: [/requires '?Trusted|Trusted ?Type|Content Security Policy/] })

test('Nothing that a page is given as text becomes markup or script', async ({ page, world }) => {
  await world.signIn('zhao.min')
  await page.goto('/payment/order/list')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

  const outcome = await page.evaluate(() => {
    const MARKUP = '<img src="/none.png" onerror="document.title = 1">'
    const policies = (
      window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }
    ).trustedTypes
    const script = document.createElement('script')
    const own = document.querySelector('script')?.src ?? ''
    const attempts: Record<string, () => unknown> = {
      'markup in an element': () => {
        document.createElement('div').innerHTML = MARKUP
      },
      'markup beside an element': () => document.body.insertAdjacentHTML('beforeend', MARKUP),
      'a parsed document': () => new DOMParser().parseFromString(MARKUP, 'text/html'),
      'a framed document': () => {
        document.createElement('iframe').srcdoc = MARKUP
      },
      'a fragment': () => document.createRange().createContextualFragment(MARKUP),
      'a script of another origin': () => {
        script.src = 'https://elsewhere.example/assets/a.js'
      },
      'a script out of an upload': () => {
        script.src = '/api/common/v1/file/download/1'
      },
      'a script out of the assets’ folder': () => {
        script.src = '/assets/../version.json'
      },
      'the text of a script': () => {
        script.text = 'document.title = 1'
      },
      'a worker made of text': () =>
        new Worker(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))),
      'another policy': () => policies?.createPolicy('another', {}),
      'the same policy again': () => policies?.createPolicy('default', {}),
      'a plain text': () => {
        document.createElement('div').innerHTML = 'a &amp; b'
      },
      'a script of this build': () => {
        script.src = own
      },
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })

  expect(outcome).toEqual(['a plain text', 'a script of this build'])
})
