import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const files = ['manifest.webmanifest', 'shop-worker.js'] as const
const nameOf = { 'manifest.webmanifest': 'manifest.webmanifest', 'shop-worker.js': 'sw.js' }

/** Adds the shop's service worker and its manifest to the files of the browser. */
export const shopApp = (): Plugin => ({
  name: 'shop-app',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const file of files)
      this.emitFile({
        type: 'asset',
        fileName: nameOf[file],
        source: readFileSync(`web/shop/offline/${file}`, 'utf8'),
      })
  },
})
