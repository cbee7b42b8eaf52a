import { expect, test } from 'vitest'
import { httpsHosts } from './https-hosts'

test.each([
  [undefined, []],
  ['', []],
  ['Back.Example', ['back.example']],
  ['a.example, b.example\nlocalhost', ['a.example', 'b.example', 'localhost']],
])('%j names the hosts %j', (setting, hosts) => {
  expect(httpsHosts(setting)).toEqual(hosts)
})

test.each(['https://a.example', 'a.example:8080', '-a', 'a_b', 'a.example/'])(
  '%s is refused in one clear line',
  (setting) => {
    expect(() => httpsHosts(setting)).toThrow(/^FORCE_HTTPS_HOSTS must be host names .* not ".*"$/)
  },
)
