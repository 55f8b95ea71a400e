import type { Language } from './language.ts'

/** "pirmdienās, trešdienās un piektdienās". */
export function listed(names: readonly string[], language: Language): string {
  const before = names.slice(0, -1).join(', ')
  return before === ''
    ? names.join('')
    : `${before} ${language === 'en' ? 'and' : 'un'} ${names.at(-1)}`
}
