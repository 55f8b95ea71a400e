import type { Language } from '../../../domain/words/language.ts'
import { pathInLanguage, pathWithoutLanguage } from '../../../domain/words/language-path.ts'
import { api } from './api.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Shows the page in a language. The cookie chooses where `/` leads, the call the mails' language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  await api.chooseLanguage({ body: { language } }).catch(() => undefined)
  location.assign(
    pathInLanguage(pathWithoutLanguage(location.pathname), language) + location.search,
  )
}
