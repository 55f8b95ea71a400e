import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NearestOrder } from '../../../contract/shop/added/adding-to-order.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { CartDifference } from '../../../contract/shared/refusals.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { cartJoiningWords } from '../../words/shop/cart-joining.ts'
import { useWords } from '../../words/use-words.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'
import { offerUndo, undoAddition, undoConversion } from './undo-conversion.ts'
import { cartDifferencesIn } from './use-place-order.ts'

type Action = 'asking' | 'adding' | 'converting'

/** The two ways in which a cart ends without a payment step; each asks first, one at a time. */
export function useCartJoining(cart: Cart | null) {
  const navigate = useNavigate()
  const [changes, setChanges] = useState<readonly CartDifference[]>([])
  const [nearest, setNearest] = useState<NearestOrder>()
  const { busy, runOnce } = useOneAction(cart)

  /** Changes since the customer last looked are shown first; the next press accepts them. */
  const askToAdd = () =>
    runOnce('asking', async ({ id }) => {
      await cartEditor.flush()
      const preview = await previewAddition(id)
      setChanges(preview.changes)
      if (preview.nearest) setNearest(preview.nearest)
      else await acceptByNextPress(id)
    })

  const add = () =>
    runOnce('adding', async (before) => {
      if (!nearest) return
      const orderId = await addToNearest(before, nearest)
      setNearest(undefined)
      await navigate(`/waiting-for-delivery/${orderId}/view`)
    })

  const convert = (frequency?: number) =>
    runOnce('converting', async (before) => {
      await cartEditor.flush()
      const autoshipId = await convertCart(before, frequency)
      await navigate(`/autoship/${autoshipId}`)
    })

  const stopAsking = () => setNearest(undefined)
  return { busy, changes, nearest, askToAdd, stopAsking, add, convert }
}

/** One action at a time; a refusal is shown as a toast. */
function useOneAction(cart: Cart | null) {
  const words = useWords(cartWords)
  const [busy, setBusy] = useState<Action>()

  async function runOnce(action: Action, work: (cart: Cart) => Promise<void>) {
    if (busy !== undefined || cart === null) return
    setBusy(action)
    await work(cart).catch((refused: unknown) => warn(refusalMessage(refused, words.noAnswer)))
    setBusy(undefined)
  }
  return { busy, runOnce }
}

type Preview = { nearest?: NearestOrder; changes: readonly CartDifference[] }

/** The order that the cart would join, or what has changed in the cart. */
async function previewAddition(cartId: number): Promise<Preview> {
  try {
    const { data } = await api.previewAddToOrder({ params: { id: String(cartId) } })
    return { nearest: data, changes: [] }
  } catch (failed) {
    const changes = cartDifferencesIn(failed)
    if (changes.length === 0) throw failed
    return { changes }
  }
}

/** What is shown is accepted by the next press; the preview itself stores nothing. */
async function acceptByNextPress(cartId: number): Promise<void> {
  await api.addToOrder({ params: { id: String(cartId) } }).catch(() => undefined)
  await cartStore.load().catch(() => undefined)
}

async function addToNearest(before: Cart, nearest: NearestOrder): Promise<number> {
  const words = wordsNow(cartJoiningWords)
  const known = upcomingStore.read().value?.orders.find(({ id }) => id === nearest.id)
  const { order } = await api.addToOrder({ params: { id: String(before.id) } })
  cartStore.set(null)
  reloadUpcoming()
  void userStore.load().catch(() => undefined)
  const undo = () => undoAddition(before, { ...nearest, notes: known?.notes ?? '' })
  offerUndo({ text: words.added(order.id), undo })
  return order.id
}

/** Opens the autoship's editor; an offer has already chosen the frequency. */
async function convertCart(before: Cart, frequency: number | undefined): Promise<number> {
  const words = wordsNow(cartJoiningWords)
  const { cart, skipped_goods: skipped } = await api.convertCartToAutoship({
    params: { id: String(before.id) },
  })
  const params = { id: String(cart.id) }
  if (frequency !== undefined)
    await api.changeAutoship({ params, body: { frequency } }).catch(() => undefined)
  if (skipped.length > 0) await cartStore.load().catch(() => undefined)
  else cartStore.set(null)
  const stays = skipped.length > 0 ? ` ${words.staysInCart(skipped.join(', '))}` : ''
  offerUndo({ text: words.converted + stays, undo: () => undoConversion(before, cart.id) })
  return cart.id
}

const warn = (text: string) => toasts.show({ text, kind: 'important', icon: 'warn' })
