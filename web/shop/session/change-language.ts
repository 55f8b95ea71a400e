import type { Language } from '../../../domain/words/language.ts'
import { api } from './api.ts'

const YEAR_SECONDS = 31_536_000

/**
 * The cookie is for the server, which renders the pages; the API call is for the mails' language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  await api.chooseLanguage({ body: { language } }).catch(() => undefined)
  location.reload()
}
