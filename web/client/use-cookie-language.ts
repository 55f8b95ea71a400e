import { useEffect, useState } from 'react'
import type { Language } from '../../domain/words/language.ts'

const YEAR_SECONDS = 31_536_000

/** The language that the cookie of the shop chooses, for apps drawn in the browser alone. */
export function useCookieLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(() =>
    /(?:^|;\s*)language=en(?:;|$)/.test(document.cookie) ? 'en' : 'lv',
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = (chosen: Language) => {
    document.cookie = `language=${chosen}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    setLanguage(chosen)
  }
  return [language, choose]
}
