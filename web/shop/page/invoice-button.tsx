import type { Order } from '../../../contract/shop/order-record.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { DocumentButton } from './document-button.tsx'

type Props = { order: Pick<Order, 'id' | 'ramus_id'> }

/** The invoice of an order, once there is one. */
export function InvoiceButton({ order: { id, ramus_id: number } }: Props) {
  const { invoice } = useWords(accountWords)
  if (number === '') return null
  return (
    <DocumentButton
      label={`${invoice} ${number}`}
      readUrl={() => api.readOrderInvoice({ params: { id: String(id) } })}
    />
  )
}
