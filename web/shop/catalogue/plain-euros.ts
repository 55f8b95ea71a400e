import type { Language } from '../../../domain/words/language.ts'

/** A sum where the sign of euros stands elsewhere: "2,00". What is no number stays as it was typed. */
export function plainEuros(sum: number | string, language: Language): string {
  const number = typeof sum === 'string' ? Number(sum.replace(',', '.')) : sum
  if (!Number.isFinite(number) || sum === '') return String(sum)
  return number.toFixed(2).replace('.', language === 'lv' ? ',' : '.')
}
