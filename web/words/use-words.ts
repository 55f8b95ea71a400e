import { createContext, useContext } from 'react'

export type Language = 'lv' | 'en'

export const LanguageContext = createContext<Language>('lv')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The words in the page's language; an error page may not know it, and a browser has only one. */
export const useWords = <Words>(words: Record<Language, Words>): Words =>
  words[useLanguage()] ?? words.en
