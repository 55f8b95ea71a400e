import { resolve } from 'node:path'
import type { UserConfig } from 'vite'

/**
 * The server's own files in a few without types and comments, which Node would hold in memory:
 * packages stay where they are. What is read from the project is found by `projectFile`.
 */
export default {
  publicDir: false,
  build: {
    ssr: true,
    outDir: resolve('build/node'),
    target: 'node24',
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'company-process': 'db/seed/company/company-process.ts',
        'render-process': 'server/platform/images/render-process.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, so that a stack in the log can be read.
        minify: { mangle: false, compress: false },
      },
    },
  },
} satisfies UserConfig
