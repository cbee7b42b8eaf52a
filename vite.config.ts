import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { babelTransforms } from './tools/vite/babel-transforms'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    babelTransforms(),
    react(),
    lingui({ failOnCompileError: true }),
  ],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', sourcemap: false },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'fixtures/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
