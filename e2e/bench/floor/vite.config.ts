import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { babelTransforms } from '../../../tools/vite/babel-transforms.ts'
import { precompress } from '../../../tools/vite/precompress.ts'

// The same packages and settings as the application, and nothing of the product.
export default defineConfig({
  root: import.meta.dirname,
  base: '/floor/',
  plugins: [babelTransforms(), react(), precompress()],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
    outDir: '../../../.cache/dist-floor',
  },
})
