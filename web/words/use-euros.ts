import { centsOf, formatEuros } from '../../domain/money.ts'
import { useLanguage } from './use-words.ts'

/** Writes euros, as the API carries them, the way the page's language does. */
export function useEuros(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatEuros(centsOf(amount), language)
}
