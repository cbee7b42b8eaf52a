import type { Plugin } from 'vite'

const IMPORTED = /^import \{ T as TransNoContext \} from .+$/m

/**
 * Takes what Lingui's `<Trans>` is made of out of the module that holds its provider. The application's root only wants the
 * provider: its `<Trans>` is src/locales/trans.tsx, which comes later and brings the rest.
 */
export function linguiTrans(): Plugin {
  return {
    name: 'lingui-trans',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]@lingui[\\/]react[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        if (!IMPORTED.test(code)) {
          throw new Error('Lingui makes its Trans in another way than is known')
        }
        return { code: code.replace(IMPORTED, 'const TransNoContext = undefined'), map: null }
      },
    },
  }
}
