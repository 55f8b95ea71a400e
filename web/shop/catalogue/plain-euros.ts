import type { Language } from '../../../domain/words/language.ts'

/** "2,00", for places with the euro sign elsewhere; a text that is no number stays as it is. */
export function plainEuros(sum: number | string, language: Language): string {
  const number = typeof sum === 'string' ? Number(sum.replace(',', '.')) : sum
  if (!Number.isFinite(number) || sum === '') return String(sum)
  return number.toFixed(2).replace('.', language === 'lv' ? ',' : '.')
}
