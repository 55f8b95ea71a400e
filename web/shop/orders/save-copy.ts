import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { logFailure } from '../../client/log-failure.ts'
import { userStore } from '../people/user-store.ts'
import { forgetCopy, openCopy, flushCopy } from './open-copy.ts'
import { updateOrderInStore } from './waiting-store.ts'

/** Replaces the order by its copy; undefined when no copy was open any more. */
export async function saveCopy(changeAutoship: 0 | 1 | undefined): Promise<Order | undefined> {
  await flushCopy()
  const open = openCopy.read()
  if (!open || open.problem) return undefined
  const body = changeAutoship === undefined ? {} : { change_autoship: changeAutoship }
  const { order } = await api
    .processOrderCopy({ params: { id: String(open.cart.id) }, body })
    .catch(logFailure('Order was not processed'))
  forgetCopy()
  updateOrderInStore(order)
  void userStore.load().catch(() => undefined)
  return order
}
