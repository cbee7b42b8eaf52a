import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { babelTransforms } from '../vite/babel-transforms.ts'

// The unit tests of one folder, as tools/mutate.ts asks for them, without what only a build needs.

export default defineConfig({
  plugins: [lingui(), babelTransforms()],
  resolve: { tsconfigPaths: true },
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    environment: 'node',
    setupFiles: ['src/testing/component-setup.ts'],
    // What is planted is told by its own limit; a machine that is busy must not look like a mistake.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The zone of a thread, which these tests run in, can't be changed.
    testNamePattern: /^(?!.*whatever zone the browser is in)/,
  },
})
