import type { FeedbackOfOrder } from '../../../contract/shop/added/feedback.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { api } from '../session/api.ts'

type Rating = { stars: number; comment: string }
type Fault = { good_id: number; comment: string; photo?: string }

export type Feedback = ReturnType<typeof useFeedback>

/** What was said of a delivered order, by its customer or the holder of a mail's key. */
export function useFeedback({ id, status }: Pick<Order, 'id' | 'status'>, key?: string) {
  const isDelivered = orderStateOf(status) === 'delivered'
  const params = { id: String(id) }
  const loaded = useLoaded(isDelivered ? `feedback ${id}` : undefined, () =>
    key === undefined ? api.readFeedback({ params }) : api.readFeedbackByKey({ params: { key } }),
  )
  const show = (said: { data: FeedbackOfOrder }) => loaded.update(() => said)
  return {
    orderId: id,
    value: loaded.value?.data,
    rate: async (body: Rating) =>
      show(
        key === undefined
          ? await api.rateDelivery({ params, body })
          : await api.rateDeliveryByKey({ params: { key }, body }),
      ),
    report: async (body: Fault) => show(await api.reportFault({ params, body })),
  }
}
