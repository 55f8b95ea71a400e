import type { Language } from '../../../domain/words/language.ts'

/** "350 m", "1,2 km". */
export function kilometresText(km: number, language: Language): string {
  if (km < 1) return `${Math.max(10, Math.round(km * 100) * 10)}\u00a0m`
  const text = String(Math.round(km * 10) / 10)
  return `${language === 'lv' ? text.replace('.', ',') : text}\u00a0km`
}
