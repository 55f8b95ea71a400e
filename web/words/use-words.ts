import { createContext, useContext } from 'react'

export type Language = 'lv' | 'en'

export const LanguageContext = createContext<Language>('lv')

export const useLanguage = (): Language => useContext(LanguageContext)

/** A room's words in the language that the page is in, or in the only one that this browser has: an error's page may not know its own. */
export const useWords = <Words>(words: Record<Language, Words>): Words =>
  words[useLanguage()] ?? words.en
