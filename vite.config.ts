import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { asciiSource } from './scripts/vite/ascii-source.ts'
import { callAddresses } from './scripts/vite/call-addresses.ts'
import { layerOrder } from './scripts/vite/layer-order.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { shopApp } from './scripts/vite/shop-app.ts'
import { wordsOfOneLanguage } from './scripts/vite/words-of-one-language.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    layerOrder(),
    callAddresses(),
    // In development the browser gets both languages, so that a switch needs no other build.
    ...(command === 'build' ? [wordsOfOneLanguage(process.env.BUILD_LANGUAGE ?? 'lv')] : []),
    reactRouter(),
    shopApp(),
    asciiSource(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Bundled, React renders in its production form whatever NODE_ENV the server has.
  ssr: command === 'build' ? { noExternal: ['react', 'react-dom', 'react-router'] } : {},
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
}))
