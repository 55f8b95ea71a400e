import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { callAddresses } from './scripts/vite/call-addresses.ts'
import { orderOfLayers } from './scripts/vite/order-of-layers.ts'
import { routerInUse } from './scripts/vite/router-in-use.ts'
import { shares } from './scripts/vite/shares.ts'
import { wordsOfOneLanguage } from './scripts/vite/words-of-one-language.ts'

export default defineConfig({
  plugins: [
    orderOfLayers(),
    callAddresses(),
    routerInUse(),
    wordsOfOneLanguage(process.env.BUILD_LANGUAGE ?? 'lv'),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // what every page has is never fetched again with a part of it
      resolveDependencies: (_part, files) =>
        files.filter((file) => !/\/(?:react|rolldown-runtime|frame)-/.test(file)),
    },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // bundled, React renders in its production form whatever NODE_ENV the server is started with
  ssr: { noExternal: ['react', 'react-dom', 'react-router'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: shares },
          },
        },
      },
    },
  },
})
