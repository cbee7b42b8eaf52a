import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgres } from './fixtures/testing/postgres-server.ts'
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './src/testing/limits.ts'
import { ALONE_TESTS } from './tools/alone-tests.ts'
import { babelTransforms } from './tools/vite/babel-transforms.ts'
import { LEFT_OUT_ON_PURPOSE } from './tools/vite/compiled.ts'
import { chunkName, moduleNamed } from './tools/vite/chunk-name.ts'
import { basePath } from './tools/vite/base-path.ts'
import { compileHint } from './tools/vite/compile-hint.ts'
import { bootScript } from './tools/vite/boot-script.ts'
import { linguiTrans } from './tools/vite/lingui-trans.ts'
import { mantineThemeContext } from './tools/vite/mantine-theme-context.ts'
import { splitCatalogues } from './tools/vite/split-catalogues.ts'
import { firstStyles } from './tools/vite/first-styles.ts'
import { httpsHosts } from './tools/vite/https-hosts.ts'
import { comesBeside, startsFirstList } from './tools/vite/first-list.ts'
import { precompress } from './tools/vite/precompress.ts'
import { shortClassNames } from './tools/vite/short-class-names.ts'
import { terserStart } from './tools/vite/terser-start.ts'
import { unusedModules } from './tools/vite/unused-modules.ts'
import { unusedPalettes } from './tools/vite/unused-palettes.ts'
import { wholeBuild } from './tools/vite/whole-build.ts'
import { SlowFirst } from './tools/slow-first.ts'
import manifest from './package.json' with { type: 'json' }

function settingOrExit<Setting>(read: () => Setting): Setting {
  try {
    return read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** What detail, form and confirm screen are made of. */
const SOURCES_OF_WORK = /[\\/]src[\\/]features[\\/](?:orders|writes)[\\/]/
/** Everything else; whoever wants the table of pinyin wants nothing beside it. */
const SHARED_SOURCES =
  /[\\/]node_modules[\\/](?!pinyin-match[\\/])|[\\/]src[\\/](?!features[\\/](?:orders|writes|base-data)[\\/])/

const SIGN_IN_ROUTES: readonly string[] = ['/login', '/auth-redirect']
/** Tests that can't run here: there is no PostgreSQL. A skipped test would be a failure. */
const withoutPostgres = findPostgres() === undefined ? ['fixtures/postgres/postgres.test.ts'] : []

export default defineConfig({
  // What people call the version; what makes two builds the same one is in version.json.
  define: { 'import.meta.env.APP_RELEASE': JSON.stringify(manifest.version) },
  base: settingOrExit(() => basePath(process.env['BASE_PATH'])),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      codeSplittingOptions: {
        // Everybody needs the common layout at once: a chunk of its own would be a request more.
        // (Loaders stay in the entry: fetched with their pages they would make every way back wait for a
        // promise, and the rows would miss the first frame.)
        // (Who is just signing in has nothing to come back to: that loader comes with its page.)
        splitBehavior: ({ routeId }) => {
          if (routeId === '/_shell') return []
          return SIGN_IN_ROUTES.includes(routeId) ? [['loader', 'component']] : undefined
        },
      },
    }),
    babelTransforms({ leftOutOnPurpose: LEFT_OUT_ON_PURPOSE }),
    react(),
    splitCatalogues(),
    mantineThemeContext(),
    linguiTrans(),
    unusedModules(),
    lingui({ failOnCompileError: true }),
    compileHint(),
    bootScript({
      httpsHosts: settingOrExit(() => httpsHosts(process.env['FORCE_HTTPS_HOSTS'])),
    }),
    firstStyles(),
    shortClassNames(),
    terserStart(),
    precompress(),
    wholeBuild(),
  ],
  resolve: {
    tsconfigPaths: true,
    // What React has built in for years needs no stand-in on the first path.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { postcss: { plugins: [unusedPalettes(import.meta.dirname)] } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The page's own sheet is of the entry, those of a part that is loaded late come with it. Mantine's components have one
    // sheet, late and for all of them: their order must not depend on which chunk comes first.
    cssCodeSplit: true,
    modulePreload: {
      polyfill: false,
      // What the page itself has loaded is no part's to fetch: each list of them would name it again on the first path.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => !/[\\/](?:react|rolldown-runtime)-/.test(file)),
    },
    // The Content-Security-Policy allows files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The page's own sheet is called after what it is, and not after the page.
        // Names of parts stand in the first path twice, and their hashes can't be compressed: seven characters are 42 bits.
        // (A sheet that several parts share would be called after all of them.)
        assetFileNames: ({ names: [name] }) => {
          if (name === 'index.css') return 'assets/style-[hash:7].css'
          return `assets/${name?.includes('~') ? 'part' : '[name]'}-[hash:7][extname]`
        },
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
          name.startsWith('part~')
            ? 'assets/part-[hash:7].js'
            : `assets/${chunkName(name, facadeModuleId ?? moduleNamed(name, moduleIds))}-[hash:7].js`,
        // Left to itself the bundler makes a chunk for each combination of routes that share something,
        // and the first path becomes twenty requests. So: what the entry and the first list need is one chunk. (A
        // top-level await anywhere would undo this: the bundler then leaves an empty chunk in front of each.)
        codeSplitting: {
          groups: [
            // What changes only with its version stays in the browser's cache when the application is a new one.
            {
              name: 'react',
              test: /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            // In two files, the entry's and the list's, the same would be 3 KiB more: they repeat much of each other.
            { name: 'start', test: startsFirstList, priority: 2 },
            // What reads many rows is small, and each name of a part is a part of the first path.
            {
              name: 'many-rows',
              test: /[\\/](?:api[\\/]fetch-(?:all-pages|by-codes)|list[\\/]sum-all)\.tsx?$/,
            },
            // What comes by itself beside the first list once the browser is idle: as forty files it would be forty requests.
            { name: 'beside', test: comesBeside, priority: 1 },
            // What the screens share, in a few files: by the combinations of who shares what they would be a hundred,
            // and every page would fetch thirty of them. The first that wants a module takes it.
            { name: 'shared', test: SHARED_SOURCES, minShareCount: 3 },
            {
              name: 'part',
              test: SHARED_SOURCES,
              minShareCount: 2,
              entriesAware: true,
              // Bytes of source: a smaller piece goes with its nearest neighbour, for its name would cost more than it.
              entriesAwareMergeThreshold: 6000,
            },
            { name: 'base-data', test: /[\\/]features[\\/]base-data[\\/]/, minShareCount: 2 },
            { name: 'order-work', test: SOURCES_OF_WORK, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    // One test that runs alone would make everything green.
    allowOnly: false,
    // Left to itself it keeps one core free, which on a machine with two is half of it.
    maxWorkers: 2,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'tools/**/*.test.ts',
            'e2e/bench/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ALONE_TESTS, ...withoutPostgres],
          environment: 'node',
          // Files share what they import: loading it anew for each is half of the time of all tests.
          isolate: false,
          setupFiles: ['src/testing/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...ALONE_TESTS],
          environment: 'node',
          isolate: false,
          setupFiles: ['src/testing/unit-setup.ts', 'src/testing/component-setup.ts'],
        },
      },
      {
        extends: true,
        // What changes what modules keep has each file to itself.
        test: {
          name: 'alone',
          include: ALONE_TESTS,
          environment: 'node',
          setupFiles: ['src/testing/unit-setup.ts', 'src/testing/component-setup.ts'],
        },
      },
    ],
  },
})
