import { centsOf, formatEuros } from '../../domain/money.ts'
import { useLanguage } from './use-words.ts'

/** Formats euros of the API in the page's language. */
export function useEuros(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatEuros(centsOf(amount), language)
}
