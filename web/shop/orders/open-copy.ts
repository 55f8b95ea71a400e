import type { Cart } from '../../../contract/cart-record.ts'
import type { CartChange } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/order-record.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { logFailure } from '../../client/log-failure.ts'
import { createObserved } from '../../client/observed.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import { type Counts, createCountOutbox } from '../cart/count-outbox.ts'
import { saveDraft, popDraft } from './edit-draft.ts'

/** Why a copy cannot be saved any more: its order has changed, can no longer be, or is open in another place. */
export type CopyProblem = 'changed' | 'closed' | 'elsewhere'

/** The order that this tab has open for editing, with the copy that the changes go to. */
export type OpenCopy = {
  order: Order
  cart: Cart
  short: ReadonlyMap<number, number>
  /** The note to the courier as it stands in its field, which is sent when the field is left. */
  typedNotes?: string
  problem?: CopyProblem
}

export const openCopy = createObserved<OpenCopy | undefined>(undefined)

const paramsOf = ({ cart }: OpenCopy) => ({ id: String(cart.id) })

/** Turns an order into a copy that can be changed; the copy of another order that this tab had open is gone. */
export async function openOrderForEditing(order: Order): Promise<void> {
  closeCopy()
  await flushCopy()
  const { data: cart } = await api
    .copyOrderToCart({ params: { id: String(order.id) }, body: { status: 0 } })
    .catch(logFailure('Order conversion failed'))
  openCopy.set({ order, cart, short: new Map() })
  const draft = popDraft(order)
  if (!draft) return
  await changeCopy(draft.fields)
  for (const [goodId, counts] of draft.counts) await sendCounts(goodId, counts)
}

/** What the person was changing is kept in this tab, for a reload; the copy itself is deleted even while the tab closes. */
export function closeCopy(reason: 'left' | 'unloading' = 'left'): void {
  const open = openCopy.read()
  if (!open) return
  if (reason === 'unloading') saveDraft(open, pendingCopyCounts.read())
  else openCopy.set(undefined)
  if (open.problem !== 'elsewhere')
    void api
      .deleteOrderCopy({ params: paramsOf(open) }, { keepalive: true })
      .catch(logFailure('Order cart was not deleted'))
      .catch(() => undefined)
}

/** The copy has taken the place of its order: there is nothing left to delete. */
export const forgetCopy = () => openCopy.set(undefined)

const isStillOpen = ({ cart }: OpenCopy) => openCopy.read()?.cart.id === cart.id

/** An answer can come when its copy has been left, or another order has been opened: then it is nobody's. */
function updateCopy(sender: OpenCopy, change: Partial<OpenCopy>): void {
  if (isStillOpen(sender)) openCopy.set({ ...openCopy.read()!, ...change })
}

export function typeNotes(typedNotes: string): void {
  const open = openCopy.read()
  if (open) openCopy.set({ ...open, typedNotes })
}

/** Where to, when, and the note to the courier. */
export const changeCopy = (change: Partial<CartChange>): Promise<void> =>
  outbox.enqueue(() => sendFields(change))

async function sendFields(change: Partial<CartChange>): Promise<void> {
  const open = openCopy.read()
  if (!open || open.problem) return
  try {
    updateCopy(open, {
      cart: (await api.changeCart({ params: paramsOf(open), body: change })).data,
    })
  } catch (failed) {
    await handleFailure(failed, open)
  }
}

/** What the server has put right meanwhile is shown before it is asked again. */
export const reloadCopy = (): Promise<void> =>
  outbox.enqueue(async () => {
    const open = openCopy.read()
    if (!open || open.problem) return
    const read = await api.readOrderCopy({ params: paramsOf(open) }).catch(() => undefined)
    if (read) updateCopy(open, { cart: read.data })
  })

async function sendCounts(goodId: number, counts: Counts): Promise<void> {
  const open = openCopy.read()
  if (!open || open.problem) return
  const line = open.cart.items.find(({ good_id }) => good_id === goodId)
  if (!line && counts.order + counts.return === 0) return
  try {
    const body = { ...(line && { id: line.id }), good_id: goodId, ...counts }
    const { data } = await api.changeCartItem({ params: paramsOf(open), body })
    const short = new Map(open.short)
    if (data.granted < data.requested) short.set(goodId, data.granted)
    else short.delete(goodId)
    updateCopy(open, { cart: { ...open.cart, items: data.data, details: data.details }, short })
  } catch (failed) {
    await handleFailure(failed, open)
  }
}

const outbox = createCountOutbox(sendCounts)

export const pendingCopyCounts = outbox.pending

/** Shown at once, sent after half a second of quiet, as in the cart. */
export const changeCopyCounts = (goodId: number, counts: Counts) => outbox.change(goodId, counts)
export const addToCopy = (goodId: number, counts: Counts) => outbox.change(goodId, counts, 0)
export const flushCopy = () => outbox.flush()

/** A refusal: either the copy is no longer what it was, which the page explains, or this one change was not possible. */
async function handleFailure(failed: unknown, sender: OpenCopy): Promise<void> {
  if (!isStillOpen(sender)) return
  const isGone = failed instanceof CallRefused && [404, 409].includes(failed.status)
  if (isGone && (await findCopyProblem())) return
  const words = wordsNow(orderWords)
  const text =
    failed instanceof CallRefused
      ? (Object.values(failed.fields)[0]?.[0] ?? failed.message)
      : words.failed
  toasts.show({ text, kind: 'important', icon: 'warn' })
}

/** Looks whether the copy still stands for its order: after a refusal, and when a person comes back to this tab. */
export async function findCopyProblem(): Promise<CopyProblem | undefined> {
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
  if (problem) updateCopy(open, { problem, order })
  return problem
}

const findReplacedCopy = (open: OpenCopy): Promise<CopyProblem | undefined> =>
  api.readOrderCopy({ params: paramsOf(open) }).then(
    () => undefined,
    (refused) =>
      refused instanceof CallRefused && refused.status === 404 ? 'elsewhere' : undefined,
  )
