import { useNavigate } from 'react-router'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'

const NOT_FOUND = 404

/**
 * Reads the series day after a new one; null when the series has ended. Without an answer the
 * question cannot be asked: returns undefined and shows the list of orders.
 */
export function useReadNextDelivery({ original_id: autoshipId }: Order) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  return (day: string): Promise<string | null | undefined> =>
    api
      .readNextDelivery({ params: { id: String(autoshipId) }, query: { delivery_date: day } })
      .then(
        ({ next_delivery: next }) => next,
        (refusal: unknown) => {
          if (refusal instanceof CallRefused && refusal.status === NOT_FOUND) return null
          toasts.show({ text: words.scopeFailed, kind: 'important', icon: 'warn' })
          void navigate('/waiting-for-delivery')
          return undefined
        },
      )
}
