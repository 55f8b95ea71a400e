import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { CartDifference } from '../../../contract/shared/refusals.ts'
import { api } from '../session/api.ts'
import { isRefusedWith, refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { FocusOnChange } from '../../ui/focus-on-change.tsx'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { cartChangesWords } from '../../words/shop/cart-changes.ts'
import { wordsNow } from '../../words/words-now.ts'
import { useWords } from '../../words/use-words.ts'
import { AutoshipOffers } from './autoship-offers.tsx'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'
import { CartChangesNote } from './cart-changes-note.tsx'
import { repeatCart } from './repeat-cart.ts'
import { cartDifferencesIn } from './use-place-order.ts'

/** Turns the cart into an autoship, adds it to the nearest delivery, or repeats the last order. */
export function CartActions({ cart }: { cart: Cart | null }) {
  const words = useWords(cartWords)
  const { agreeToAdd: agreeLabel } = useWords(cartChangesWords)
  const conversion = useCartConversion()
  const { busy, changes, addToNearest, convertToAutoship } = conversion
  const canBeAutoship = cart?.only_services === 0 && cart.items.some(({ order }) => order > 0)
  if (cart && changes.length > 0)
    return (
      <FocusOnChange value={changes}>
        <CartChangesNote
          changes={changes}
          busy={busy === 'adding'}
          agreeLabel={agreeLabel}
          onAgree={() => addToNearest(cart.id)}
        />
      </FocusOnChange>
    )
  return (
    <>
      <div className="btn-offers">
        {cart && <ConversionButtons {...conversion} id={cart.id} canBeAutoship={canBeAutoship} />}
        <Button look="text" icon="back" onClick={() => void repeatCart()}>
          {words.repeat}
        </Button>
      </div>
      {cart && canBeAutoship && (
        <AutoshipOffers cart={cart} onTake={(frequency) => convertToAutoship(cart.id, frequency)} />
      )}
    </>
  )
}

type ConversionProps = ReturnType<typeof useCartConversion> & { id: number; canBeAutoship: boolean }

function ConversionButtons({ id, canBeAutoship, ...conversion }: ConversionProps) {
  const words = useWords(cartWords)
  const { busy, addToNearest, convertToAutoship } = conversion
  return (
    <>
      {canBeAutoship && (
        <Button
          look="text"
          icon="repeat"
          busy={busy === 'converting'}
          onClick={() => convertToAutoship(id)}
        >
          {words.toAutoship}
        </Button>
      )}
      <Button look="text" icon="plus" busy={busy === 'adding'} onClick={() => addToNearest(id)}>
        {words.toNearest}
      </Button>
    </>
  )
}

/** The two conversions of a cart; only one runs at a time. */
function useCartConversion() {
  const words = useWords(cartWords)
  const navigate = useNavigate()
  const [changes, setChanges] = useState<readonly CartDifference[]>([])
  const [busy, setBusy] = useState<'adding' | 'converting'>()

  async function runOnce(action: 'adding' | 'converting', work: () => Promise<void>) {
    if (busy !== undefined) return
    setBusy(action)
    await work().catch((refused: unknown) => showWarning(refusalMessage(refused, words.noAnswer)))
    setBusy(undefined)
  }

  /** Changes since the customer last looked are shown first; the next press accepts them. */
  async function addCart(id: number) {
    await cartEditor.flush()
    try {
      void navigate(`/waiting-for-delivery/${(await addToNearestOrder(id)).id}/view`)
    } catch (failed) {
      setChanges(cartDifferencesIn(failed))
      if (cartDifferencesIn(failed).length === 0) throw failed
      await cartStore.load().catch(() => undefined)
    }
  }

  /** Opens the autoship editor; an offer has already chosen the frequency. */
  async function convertCart(id: number, frequency?: number) {
    await cartEditor.flush()
    const answer = await convertUnlessNothingRegular(id)
    if (!answer) return
    const { id: autoshipId } = answer.cart
    if (frequency !== undefined) await chooseFrequency(autoshipId, frequency)
    const { skipped_goods: skipped } = answer
    if (skipped.length > 0) {
      await cartStore.load().catch(() => undefined)
      showWarning(words.staysInCart(skipped.join(', ')))
    } else cartStore.set(null)
    void navigate(`/autoship/${autoshipId}`)
  }

  const addToNearest = (id: number) => void runOnce('adding', () => addCart(id))
  const convertToAutoship = (id: number, frequency?: number) =>
    void runOnce('converting', () => convertCart(id, frequency))
  return { busy, changes, addToNearest, convertToAutoship }
}

const chooseFrequency = (id: number, frequency: number) =>
  api.changeAutoship({ params: { id: String(id) }, body: { frequency } }).catch(() => undefined)

async function addToNearestOrder(id: number): Promise<{ id: number }> {
  const words = wordsNow(cartWords)
  const { order, warnings } = await api.addToOrder({ params: { id: String(id) } })
  cartStore.set(null)
  if (warnings.length > 0) showWarning(words.skipped(warnings.join(', ')))
  toasts.show({ text: words.addedToNearest, icon: 'check' })
  return order
}

/** Converts a cart; without a good that may be delivered regularly it only says so. */
const convertUnlessNothingRegular = (id: number) =>
  api.convertCartToAutoship({ params: { id: String(id) } }).catch((refused: unknown) => {
    const names = isRefusedWith(refused, 'cart_is_empty') && refused.body.skipped_goods
    if (!names || names.length === 0) throw refused
    showWarning(wordsNow(cartWords).nothingRegular(names.join(', ')))
  })

const showWarning = (text: string) => toasts.show({ text, kind: 'important', icon: 'warn' })
