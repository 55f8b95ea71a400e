import { centsOf, formatChange } from '../../domain/money.ts'
import { useLanguage } from './use-words.ts'

/** Writes what a movement brought or took, with its sign. */
export function useEuroChange(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatChange(centsOf(amount), language)
}
