import type { Language } from './use-words.ts'

/** A room's words outside of components, for what a store has to say. */
export const wordsNow = <Words>(words: Record<Language, Words>): Words =>
  words[document.documentElement.lang === 'en' ? 'en' : 'lv']
