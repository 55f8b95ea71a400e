import { useLoaded } from '../../client/use-loaded.ts'
import { orderWords } from '../../words/office/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditList } from '../audit/audit-list.tsx'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'

type Props = { id: number; heading: 'h2' | 'h3' }

/** Who did what to an order, the latest first. */
export function OrderHistory({ id, heading: Heading }: Props) {
  const words = useWords(orderWords)
  const params = { id: String(id) }
  const history = useLoaded(id, () => api.readOrderHistory({ params, query: {} }))
  useLive(['orders', 'own'], history.reload, { orders: [id] })
  return (
    <section aria-labelledby="order-history">
      <Heading id="order-history">{words.history}</Heading>
      <Loading from={history}>{({ rows }) => <AuditList rows={rows} />}</Loading>
    </section>
  )
}
