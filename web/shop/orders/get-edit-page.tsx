import type { ClientLoaderFunctionArgs } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { logFailure } from '../session/log-failure.ts'
import { isRefusal } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import { leadOn } from '../page/lead-on.ts'
import { pageOf } from '../page/page-of.ts'
import { isFromAutoship } from '../delivery/order-phrases.ts'
import type { ThenSave } from './edit-draft.ts'
import { openCopy, openOrderForEditing, saveCopy } from './open-copy.ts'

/** Copies the order and opens the editor; an order that cannot be edited is shown read-only. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = params.id ?? ''
  const query = new URL(request.url).searchParams
  const page = query.get('addgoods')
  try {
    const { order } = await api
      .readOrder({ params: { id } })
      .catch(logFailure('Order was not loaded'))
    if (order.may.edit === null) {
      const thenSave = await openOrderForEditing(order)
      if (query.has('save') && thenSave && (await savedAtOnce(order, thenSave)))
        return leadOn(request, '/waiting-for-delivery')
      return leadOn(
        request,
        `/waiting-for-delivery/${id}/${page === null ? 'edit' : `addgoods/${pageOf({ page })}`}`,
      )
    }
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    return leadOn(request, '/waiting-for-delivery')
  }
  return leadOn(request, `/waiting-for-delivery/${id}/view`)
}
clientLoader.hydrate = true as const

/** Back from the bank, the change that was paid for is saved; what stands in its way is shown. */
async function savedAtOnce(order: Order, { scope }: ThenSave): Promise<boolean> {
  const isMoved = openCopy.read()?.cart.delivery_date !== order.delivery_date
  // A day that the customer has not answered for yet is asked in the editor.
  if (isMoved && isFromAutoship(order) && scope === undefined) return false
  const saved = await saveCopy(isMoved ? scope : undefined).catch(() => undefined)
  if (saved) toasts.show({ text: wordsNow(orderWords).saved, icon: 'check' })
  return saved !== undefined
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
