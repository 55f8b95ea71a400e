import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { calls } from './contract/calls.ts'

/** Gives the browser each call's method and path alone, so that no schema is shipped. */
const callAddresses = (): Plugin => ({
  name: 'call-addresses',
  resolveId: (id) => (id === 'virtual:call-addresses' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:call-addresses') return undefined
    const addresses = Object.fromEntries(
      Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]),
    )
    return `export const callAddresses = ${JSON.stringify(addresses)}`
  },
})

export default defineConfig({
  plugins: [callAddresses(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // dozens of small files compress badly and each brings its headers: the libraries, and what most pages share
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules/, priority: 2 },
                { name: 'shop', test: /[\\/](?:web|domain|contract)[\\/]/, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
