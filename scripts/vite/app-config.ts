import { resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { callAddresses } from './call-addresses.ts'
import { layerOrder } from './layer-order.ts'
import { openingPage } from './opening-page.ts'

/** Single-page apps beside the shop; each has its own bundle under its own path. */
export const appConfig = (
  name: 'office' | 'driver',
  ownPlugins: readonly Plugin[] = [],
): UserConfig => ({
  root: resolve('web', name),
  base: `/${name}/`,
  cacheDir: resolve('node_modules/.vite', name),
  publicDir: false,
  plugins: [callAddresses(), layerOrder(), openingPage(), ...ownPlugins],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: resolve('build', name),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
