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

/** What every page shows around itself, and what that is made of; menus, forms and pages that open later are not in it. */
const frame = new RegExp(
  [
    'domain/(?:money|words)',
    'web/client',
    'web/words/(?:frame|consent|cart-drawer|use|words)',
    'web/shop/frame/(?!category-menu|side-menu|loading|logout|waiting)',
    'web/shop/(?:consent|tracking)',
    'web/shop/cart/(?:cart-button|cart-store|change-counts|drawer-place|drawer-state|use-counts|wishes)',
    'web/ui/(?:button|checkbox|class|field|icon|mark|note|price|search|select|suggestion|text-input|toast|use-modal)',
  ].join('|'),
)

/** The browser gets one language: each has a build of its own, from which the words of the other are left out. */
const wordsOfOneLanguage = (language: string): Plugin => ({
  name: 'words-of-one-language',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/web\/words\/.+\.ts$/.test(id) || !code.includes('{ lv, en }')) return undefined
    const other = language === 'en' ? 'lv' : 'en'
    const itsImport = new RegExp(`^import .* from '\\.{1,2}/${other}/.*'$`, 'm')
    return code.replace(itsImport, '').replace('{ lv, en }', `{ ${language} }`)
  },
})

export default defineConfig({
  plugins: [callAddresses(), wordsOfOneLanguage(process.env.BUILD_LANGUAGE ?? 'lv'), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  // bundled, React renders in its production form whatever NODE_ENV the server is started with
  ssr: { noExternal: ['react', 'react-dom', 'react-router'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Dozens of small files compress badly and each brings its headers: the libraries, what the pages of the catalogue
            // share, and what the other rooms do; a page of the catalogue fetches nothing of those.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules|rolldown\/runtime/, priority: 4 },
                { name: 'frame', test: frame, priority: 3 },
                { name: 'catalogue', test: /[\\/]web[\\/](?:shop|words)[\\/]catalogue/, minShareCount: 4, priority: 2 },
                { name: 'rooms', test: /[\\/]web[\\/].*\.tsx?$/, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
