import type { Language } from './use-words.ts'

/** The words outside of components, for messages of stores. */
export const wordsNow = <Words>(words: Record<Language, Words>): Words =>
  words[document.documentElement.lang === 'en' ? 'en' : 'lv']
