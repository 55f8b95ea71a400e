import type { Cart, CartItem } from '../../../contract/shop/cart-record.ts'
import type { CartChange } from '../../../contract/shop/cart.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { api } from '../session/api.ts'
import { logFailure } from '../session/log-failure.ts'
import { createObserved, selectFrom } from '../../client/observed.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import { goodsTarget } from '../goods/goods-target.ts'
import { createLineEditor } from '../goods/line-editor.ts'
import { userStore } from '../session/user-store.ts'
import { type EditedOrder, popDraft, saveDraft, type ThenSave } from './edit-draft.ts'
import { updateOrderInStore } from '../session/upcoming-store.ts'

/** Why a copy cannot be saved: its order changed, is closed for edits, or has a newer copy. */
export type CopyProblem = 'changed' | 'closed' | 'elsewhere'

/** The order being edited in this tab, with the copy that receives the changes. */
export type OpenCopy = EditedOrder & { problem?: CopyProblem }

export const openCopy = createObserved<OpenCopy | undefined>(undefined)

/** The copy, unless it can no longer be saved. */
function usableCopy(): OpenCopy | undefined {
  const open = openCopy.read()
  return open?.problem ? undefined : open
}

const noItems: readonly CartItem[] = []

export const copyEditor = createLineEditor<Cart>({
  items: selectFrom(openCopy, (open) => open?.cart.items ?? noItems),
  open: () => usableCopy()?.cart,
  async send(cart, body) {
    const { data } = await api.changeCartItem({ params: paramsOf({ cart }), body })
    updateCopy(cart, { cart: { ...cart, items: data.data, details: data.details } })
    return data
  },
  onFailure: async (failed) => handleFailure(failed, openCopy.read()?.cart),
})

/** Makes the buttons of goods cards add to the order being edited. */
export const copyTarget = goodsTarget(copyEditor, () => wordsNow(orderWords))

const paramsOf = ({ cart }: Pick<OpenCopy, 'cart'>) => ({ id: String(cart.id) })

/**
 * Creates a copy to edit and closes the copy of any other order in this tab. Returns what a kept
 * draft wants saved at once, if its total is still the same.
 */
export async function openOrderForEditing(order: Order): Promise<ThenSave | undefined> {
  closeCopy()
  await copyEditor.flush()
  copyEditor.forgetShortages()
  const { data: cart } = await api
    .copyOrderToCart({ params: { id: String(order.id) }, body: { status: 0 } })
    .catch(logFailure('Order conversion failed'))
  openCopy.set({ order, cart })
  const draft = popDraft(order)
  if (!draft) return undefined
  await changeCopy(draft.fields)
  for (const [goodId, counts] of draft.counts) copyEditor.add(goodId, counts)
  await copyEditor.flush()
  const total = openCopy.read()?.cart.details.total_price_with_bail_and_vat
  return draft.thenSave?.total === total ? draft.thenSave : undefined
}

/** Deletes the copy, even while the tab closes; on unload its changes are kept for a reload. */
export function closeCopy(reason: 'left' | 'unloading' = 'left'): void {
  const open = openCopy.read()
  if (!open) return
  if (reason === 'unloading') saveDraft(open, copyEditor.pending.read())
  else openCopy.set(undefined)
  if (open.problem !== 'elsewhere')
    void api
      .deleteOrderCopy({ params: paramsOf(open) }, { keepalive: true })
      .catch(logFailure('Order cart was not deleted'))
      .catch(() => undefined)
}

const isStillOpen = ({ id }: Cart) => openCopy.read()?.cart.id === id

/** Ignores answers that arrive after the copy was closed or another order opened. */
function updateCopy(sender: Cart, change: Partial<OpenCopy>): void {
  if (isStillOpen(sender)) openCopy.set({ ...openCopy.read()!, ...change })
}

export function typeNotes(typedNotes: string): void {
  const open = openCopy.read()
  if (open) openCopy.set({ ...open, typedNotes })
}

/** Changes address, day or courier note. */
export const changeCopy = (change: Partial<CartChange>): Promise<void> =>
  copyEditor.enqueue(() => sendFields(change))

async function sendFields(change: Partial<CartChange>): Promise<void> {
  const open = usableCopy()
  if (!open) return
  try {
    updateCopy(open.cart, {
      cart: (await api.changeCart({ params: paramsOf(open), body: change })).data,
    })
  } catch (failed) {
    await handleFailure(failed, open.cart, change)
  }
}

/** Shows what the server corrected meanwhile. */
export const reloadCopy = (): Promise<void> =>
  copyEditor.enqueue(async () => {
    const open = usableCopy()
    if (!open) return
    const answer = await api.readOrderCopy({ params: paramsOf(open) }).catch(() => undefined)
    if (answer) updateCopy(open.cart, { cart: answer.data })
  })

/** Either the copy became unusable, which the page explains, or this one change was refused. */
async function handleFailure(
  failed: unknown,
  sender: Cart | undefined,
  change: Partial<CartChange> = {},
): Promise<void> {
  if (!sender || !isStillOpen(sender)) return
  const isGone = failed instanceof CallRefused && [404, 409].includes(failed.status)
  if (isGone && (await findCopyProblem(change))) return
  const words = wordsNow(orderWords)
  toasts.show({ text: refusalMessage(failed, words.failed), kind: 'important', icon: 'warn' })
}

/**
 * Checks the copy after a refusal and when the customer returns to this tab. The changes of a copy
 * that another tab has replaced, and the one that was refused, come back when it is opened again.
 */
export async function findCopyProblem(
  refused: Partial<CartChange> = {},
): Promise<CopyProblem | undefined> {
  const open = openCopy.read()
  if (!open || open.problem) return open?.problem
  const order = await api.readOrder({ params: { id: String(open.order.id) } }).then(
    (answer) => answer.order,
    () => undefined,
  )
  if (!order) return undefined
  const problem =
    order.may.edit !== null
      ? 'closed'
      : order.version !== open.order.version
        ? 'changed'
        : await findReplacedCopy(open)
  if (problem === 'elsewhere') {
    const cart = { ...open.cart, ...(refused as Partial<Cart>) }
    saveDraft({ ...open, cart }, copyEditor.pending.read())
  }
  if (problem) updateCopy(open.cart, { problem, order })
  return problem
}

const findReplacedCopy = (open: OpenCopy): Promise<CopyProblem | undefined> =>
  api.readOrderCopy({ params: paramsOf(open) }).then(
    () => undefined,
    (refused) =>
      refused instanceof CallRefused && refused.status === 404 ? 'elsewhere' : undefined,
  )

/** Replaces the order by its copy; undefined when no copy was open any more. */
export async function saveCopy(changeAutoship: 0 | 1 | undefined): Promise<Order | undefined> {
  await copyEditor.flush()
  const open = usableCopy()
  if (!open) return undefined
  const body = changeAutoship === undefined ? {} : { change_autoship: changeAutoship }
  const { order } = await api
    .processOrderCopy({ params: { id: String(open.cart.id) }, body })
    .catch(logFailure('Order was not processed'))
  openCopy.set(undefined)
  updateOrderInStore(order)
  void userStore.load().catch(() => undefined)
  return order
}
