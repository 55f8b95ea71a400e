import type { Plugin } from 'vite'

/**
 * Removes the other language's words from the browser's bundle; each language has its own build.
 */
export const wordsOfOneLanguage = (language: string): Plugin => ({
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
