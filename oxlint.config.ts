import { defineConfig } from 'oxlint'
import { ORDER_KINDS } from './src/domain/order-kinds.ts'

// Who may import whom, and the rules of the code. `npm run lint` reads this on every supported Node.

const words = (text: string) => text.trim().split(/\s+/)

/** The same verdict on many rules. */
const all = (verdict: 'error' | 'off', rules: string) =>
  Object.fromEntries(words(rules).map((rule) => [rule, verdict]))

/**
 * The layers of src, from the ground up: a file imports from its own layer and from those below. `but`
 * are layers below that it does not know either, `only` the packages and layers that it is built on.
 */
const LAYERS: readonly Layer[] = [
  {
    name: 'platform',
    says: 'The platform is the browser and the libraries: nothing of the product.',
  },
  {
    name: 'domain',
    but: ['platform'],
    only: ['@lingui/core', '@lingui/core/macro', '@/domain/**', './**', '../**'],
    says: 'The domain is pure: it knows itself and message descriptors.',
  },
  { name: 'locales', says: 'Imports go down: the catalogues know nothing of the screens.' },
  {
    name: 'api',
    refused: ['react-dom', '@mantine/.+', '@tanstack/react-(router|table)'],
    says: 'The api shows nothing: it knows the domain, and screens call it.',
  },
  {
    name: 'components',
    but: ['api', 'locales'],
    only: words(`
      react react-dom @lingui/** @mantine/core @mantine/dates @mantine/dates/styles.layer.css?url
      @mantine/hooks @tabler/icons-react @tanstack/react-store @tanstack/react-table dayjs dayjs/locale/* dompurify
      pinyin-match valibot @/components/** @/domain/** @/platform/** ./** ../**
    `),
    says: 'A component gets its data by props: it is built on Mantine, TanStack Table, Lingui and the domain.',
  },
  { name: 'session', says: 'Imports go down: the session knows components, api and domain.' },
  { name: 'shell', says: 'Imports go down: the shell knows session, components, api and domain.' },
  { name: 'features', says: 'Imports go down: a feature knows the shell and what is below it.' },
  { name: 'routes', says: 'Imports go down: app imports the routes, never the other way round.' },
  { name: 'app', says: 'Only main.tsx and boot.ts stand above the app.' },
]

interface Layer {
  name: string
  but?: readonly string[]
  only?: readonly string[]
  /** packages that a layer which may import others must not import */
  refused?: readonly string[]
  says: string
}

interface Pattern {
  regex?: string
  group?: string[]
  message: string
}

/** An import of one of these folders of src, by alias or by way of `../`. */
const folders = (names: readonly string[]) => `^(@/|(\\.\\./)+)(${names.join('|')})(/|$)`

const SHARED: readonly Pattern[] = [
  {
    regex: String.raw`^(vitest|@testing-library/.+|(@/|(\.\./)+)testing/.+)$`,
    message: 'What tests share is imported by tests only.',
  },
  {
    regex: String.raw`^(@/\.\./|(\.\./)+)(fixtures|e2e|tools)(/|$)`,
    message: 'src never imports the fixture server, the browser tests or the tools.',
  },
]
const STYLES: Pattern = {
  regex: String.raw`^@mantine/.+\.css$`,
  message: "Mantine's styles are imported once, in order, in src/app.",
}

/** What the build leaves out of the packages (`tools/vite/unused-modules.ts`). */
const LEFT_OUT = [
  {
    name: '@tanstack/react-router',
    importNames: words(`
      Link createLink linkOptions useLinkProps ScrollRestoration
      defaultParseSearch defaultStringifySearch parseSearchWith stringifySearchWith
    `),
    message:
      'The build leaves it out: a link is an anchor (AppLink), pages have their own scrollers, and search is read by search-params.ts.',
  },
  {
    name: '@tanstack/react-query',
    importNames: words(`
      useInfiniteQuery useSuspenseInfiniteQuery usePrefetchInfiniteQuery infiniteQueryOptions InfiniteQueryObserver
    `),
    message: 'The build leaves it out: lists have pages.',
  },
  {
    name: '@tanstack/react-table',
    importNames: words('FlexRender flexRender'),
    message: 'The build leaves it out: a cell is called, not mounted.',
  },
  {
    name: 'ky',
    importNames: words('HTTPError ForceRetryError'),
    message: 'The build leaves it out: ky only sends, what failed is an ApiError.',
  },
]

const restrict = (patterns: readonly Pattern[], paths: readonly object[] = []) => ({
  'no-restricted-imports': ['error', { paths: [...LEFT_OUT, ...paths], patterns }] as [
    'error',
    object,
  ],
})

/** What a screen must not take from the router. */
const FROM_THE_MATCH = {
  name: '@tanstack/react-router',
  importNames: words(`
    useSearch useParams useLoaderData useLoaderDeps useMatch useRouteContext getRouteApi
  `),
  message: 'A kept screen outlives its match: it reads search and params from its page context.',
}

/** What only the application's own dialogs are built from. */
const OF_DIALOGS = {
  name: '@mantine/core',
  importNames: words('Modal Drawer'),
  message:
    'Escape closes all of them at once: a dialog is a Dialog or a SideDialog (components/dialog).',
}

/**
 * @param more what a part of the layer must not import either
 * @param paths and by what names, of which package
 */
function layerRule(layer: string, more: Pattern[] = [], paths: readonly object[] = [OF_DIALOGS]) {
  const index = LAYERS.findIndex(({ name }) => name === layer)
  const { name, but = [], only, refused, says } = LAYERS[index] ?? { name: layer, says: '' }
  const above = LAYERS.slice(index + 1).map((layer) => layer.name)
  const names = [
    ...above,
    ...but,
    ...(above.includes('routes') ? [String.raw`routeTree\.gen`] : []),
  ]
  const patterns: Pattern[] = [...SHARED, ...more]
  if (names.length > 0) patterns.push({ regex: folders(names), message: says })
  if (refused) patterns.push({ regex: `^(${refused.join('|')})(/|$)`, message: says })
  if (only) patterns.push({ group: ['**', ...only.map((each) => `!${each}`)], message: says })
  if (name !== 'app') patterns.push(STYLES)
  return restrict(patterns, name === 'features' ? [FROM_THE_MATCH, ...paths] : paths)
}

/**
 * What of features/orders its parts must not import, from the ground up: order-type, workflow, screens,
 * the types. A type's folder is known to the routes and the registry only.
 */
const ORDER_PARTS: Readonly<Record<string, readonly string[]>> = {
  '{order-type,display-field,queued-order}.ts': ['workflow', 'screens', 'registry', ...ORDER_KINDS],
  'workflow/**': ['screens', 'registry', ...ORDER_KINDS],
  'screens/**': ORDER_KINDS,
  ...Object.fromEntries(
    ORDER_KINDS.map((type) => [`${type}/**`, ORDER_KINDS.filter((other) => other !== type)]),
  ),
}

const part = (files: string, more: Pattern[]) => ({
  files: [`src/features/${files}`],
  rules: layerRule('features', more),
})

/** What the parts of features must not import beside what all features must not; the last that fits counts. */
function featureParts() {
  return [
    part('**', [
      {
        regex: `/orders/(${ORDER_KINDS.join('|')})(/|$)`,
        message: 'Order types are known from orders/registry.ts.',
      },
    ]),
    part('writes/**', [
      {
        regex: '/(orders|base-data|list|dashboard|dictionary|palette)(/|$)',
        message: 'Writes stand below what is written: they know no other feature.',
      },
    ]),
    part('orders/**', []),
    ...Object.entries(ORDER_PARTS).map(([files, above]) =>
      part(`orders/${files}`, [
        {
          regex: String.raw`^(@/features/orders|\.|(\.\./)*\.\.)/(${above.join('|')})(/|$)`,
          message: 'Inside orders imports go down: types, screens, workflow, order-type.',
        },
      ]),
    ),
  ]
}

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'react',
    'import',
    'jsx-a11y',
    'promise',
    'unicorn',
    'oxc',
    'vitest',
  ],
  env: { builtin: true, es2024: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  // The example imports a package that is packed first: its own compiler checks it.
  ignorePatterns: [
    'examples',
    'dist',
    'dist-*',
    '.cache',
    'src/routeTree.gen.ts',
    'src/locales/*/messages.*',
  ],
  settings: {
    'jsx-a11y': {
      components: { ActionIcon: 'button', Anchor: 'a', Button: 'button', UnstyledButton: 'button' },
    },
  },
  rules: {
    ...all(
      'error',
      `
      eslint/no-alert eslint/no-param-reassign eslint/no-var eslint/prefer-const
      import/no-default-export import/no-duplicates import/no-mutable-exports
      react/button-has-type react/jsx-no-target-blank react/jsx-no-useless-fragment
      react/no-danger react/rules-of-hooks react/self-closing-comp typescript/ban-ts-comment
      typescript/no-deprecated typescript/no-explicit-any
      typescript/no-import-type-side-effects typescript/no-non-null-assertion
      typescript/no-unsafe-argument typescript/no-unsafe-assignment
      typescript/no-unsafe-call typescript/no-unsafe-member-access
      typescript/no-unsafe-return typescript/prefer-promise-reject-errors
      unicorn/prefer-node-protocol vitest/no-focused-tests vitest/no-disabled-tests
      `,
    ),
    ...all(
      'off',
      `
      eslint/no-await-in-loop eslint/no-shadow eslint/no-underscore-dangle
      import/no-named-as-default import/no-named-as-default-member
      import/no-unassigned-import jsx-a11y/control-has-associated-label
      jsx-a11y/no-autofocus jsx-a11y/no-noninteractive-element-interactions
      jsx-a11y/prefer-tag-over-role oxc/no-map-spread promise/always-return
      promise/catch-or-return promise/no-promise-in-callback
      react/exhaustive-effect-dependencies react/hooks react/memo-dependencies
      react/react-in-jsx-scope typescript/consistent-return
      typescript/no-confusing-void-expression typescript/no-unsafe-type-assertion
      unicorn/prefer-array-find unicorn/require-post-message-target-origin
      unicorn/prefer-set-has vitest/no-conditional-expect
      vitest/require-mock-type-parameters vitest/require-to-throw-message
      vitest/valid-expect
      `,
    ),
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/no-console': ['error', { allow: ['error', 'warn', 'info'] }],
    'eslint/no-warning-comments': [
      'error',
      { terms: ['fixme', 'xxx', 'oxlint-disable', 'eslint-disable'] },
    ],
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'], tags: [] }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          {
            from: 'package',
            package: '@tanstack/router-core',
            name: ['Redirect', 'NotFoundError'],
          },
        ],
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    { files: ['src/**'], env: { browser: true }, rules: restrict(SHARED) },
    ...LAYERS.map(({ name }) => ({ files: [`src/${name}/**`], rules: layerRule(name) })),
    ...featureParts(),
    { files: ['src/components/dialog/**'], rules: layerRule('components', [], []) },
    { files: ['src/routes/**'], rules: { 'unicorn/filename-case': 'off' } },
    {
      files: ['src/api/contract/**'],
      rules: restrict([
        ...SHARED,
        {
          group: [
            '**',
            '!valibot',
            '!@/api/contract/**',
            '!@/domain/**',
            '!./**',
            '!../../domain/**',
          ],
          message:
            "The contract is shared with the fixture server: schemas and the domain's helpers only.",
        },
      ]),
    },
    {
      files: ['src/features/orders/screens/detail/previewed-file.tsx'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    {
      files: ['src/testing/**'],
      rules: restrict(SHARED.slice(1)),
    },
    {
      files: ['fixtures/**'],
      env: { node: true },
      rules: {
        'eslint/no-console': 'off',
        ...restrict([
          {
            group: words(`
              @/** **/src/** !@/api/contract/** !@/domain/money !@/domain/china-time
              !**/src/api/contract/** !**/src/domain/money !**/src/domain/china-time
            `),
            message:
              'The fixture server shares the wire contract and the money and time helpers, nothing else.',
          },
          {
            regex: String.raw`^(\.\./)+(e2e|tools)/`,
            message: 'The fixture server does not know the tests or the tools.',
          },
        ]),
      },
    },
    {
      files: ['tools/**', 'e2e/**', '*.config.ts'],
      env: { node: true },
      rules: { 'eslint/no-console': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      // Their `test` is Vitest's own with a world.
      files: ['fixtures/testing/*.test.ts'],
      rules: {
        'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['test'] }],
      },
    },
    {
      // The `use` of a fixture is no hook, and Playwright reads what a fixture needs from its pattern.
      files: ['fixtures/testing/{browser-test,playwright,vitest}.ts'],
      rules: { 'eslint/no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        'eslint/no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'vitest/expect-expect': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': 'off',
        'eslint/no-console': 'off',
        'typescript/unbound-method': 'off',
        'unicorn/consistent-function-scoping': 'off',
      },
    },
  ],
})
