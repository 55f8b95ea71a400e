import type { Plugin } from 'vite'

/** The browser gets one language: each has a build of its own, from which the words of the other are left out. */
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
