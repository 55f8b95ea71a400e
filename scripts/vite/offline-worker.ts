import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Adds the driver's service worker, which knows every file of the bundle, and the manifest. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  // After Vite has added the page.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/driver/${name}`)
      .toSorted()
    const worker = readFileSync('web/driver/offline-worker.js', 'utf8')
    const version = createHash('sha256').update(JSON.stringify(files)).update(worker)
    const source = [
      `self.BUNDLE = ${JSON.stringify(files)}`,
      `self.BUNDLE_VERSION = '${version.digest('hex').slice(0, 16)}'`,
      worker,
    ].join('\n')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    const manifest = readFileSync('web/driver/manifest.webmanifest', 'utf8')
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest })
  },
})
