import type { Language } from './language.ts'

const english = /^\/en(?=[/?#]|$)/

/** English pages of the shop are below `/en`, all others are Latvian. */
export const languageOfPath = (path: string): Language => (english.test(path) ? 'en' : 'lv')

/** The address of a page, named by its Latvian path, in a language. */
export const pathInLanguage = (path: string, language: Language): string =>
  language === 'lv' ? path : `/en${path.replace(/^\/(?=[?#]|$)/, '')}`

/** The Latvian path of a page in any language. */
export function pathWithoutLanguage(path: string): string {
  const rest = path.replace(english, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
