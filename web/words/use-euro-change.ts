import { centsOf, formatChange } from '../../domain/money.ts'
import { useLanguage } from './use-words.ts'

/** Formats a change of a balance with its sign. */
export function useEuroChange(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatChange(centsOf(amount), language)
}
