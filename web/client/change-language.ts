import type { Language } from '../../domain/words/language.ts'
import { api } from './api.ts'

const YEAR_SECONDS = 31_536_000

/** In a cookie, because the server renders the page; and told to the shop, which writes its letters in it. */
export async function changeLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  await api.chooseLanguage({ body: { language } }).catch(() => undefined)
  location.reload()
}
