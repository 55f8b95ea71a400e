import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { TempTransaction } from '../../../contract/shop/payments.ts'
import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'

const POLL_INTERVAL_MS = 3_000

export const resultOf = ({ status }: Pick<TempTransaction, 'status'>) => payseraStats.nameOf(status)

/** Reads the page again until the bank has finished. */
export function usePolledPayment(payment: TempTransaction | undefined): void {
  const { revalidate, state } = useRevalidator()
  const isOpen = payment !== undefined && ['none', 'pending'].includes(resultOf(payment))
  // Wait for each answer: a new request would abort the one before.
  useEffect(() => {
    if (!isOpen || state === 'loading') return undefined
    const timer = setTimeout(() => void revalidate(), POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isOpen, state, revalidate])
}
