import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import type { CartDifference } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/cart.ts'
import { cartChangesWords } from '../../words/cart-changes.ts'
import { useWords } from '../../words/use-words.ts'
import { AutoshipOffers } from './autoship-offers.tsx'
import { cartStore } from './cart-store.ts'
import { flushCartChanges } from './change-counts.ts'
import { CartChangesNote } from './cart-changes-note.tsx'
import { repeatCart } from './repeat-cart.ts'
import { cartDifferencesIn } from './use-place-order.ts'

/** Turns the cart into an autoship, adds it to the nearest delivery, or repeats the last order. */
export function CartActions({ cart }: { cart: Cart | null }) {
  const words = useWords(cartWords)
  const { agreeToAdd } = useWords(cartChangesWords)
  const navigate = useNavigate()
  const [changes, setChanges] = useState<readonly CartDifference[]>([])
  const [busy, setBusy] = useState<'adding' | 'converting'>()
  const showRefusal = (error: unknown) =>
    toasts.show({
      text: refusalMessage(error, words.noAnswer),
      kind: 'important',
      icon: 'warn',
    })
  const showSkipped = (names: readonly string[]) =>
    names.length > 0 &&
    toasts.show({ text: words.skipped(names.join(', ')), kind: 'important', icon: 'warn' })

  /** Prevents a second conversion while one is running. */
  async function runOnce(what: 'adding' | 'converting', work: () => Promise<void>) {
    if (busy !== undefined) return
    setBusy(what)
    await work().catch(showRefusal)
    setBusy(undefined)
  }

  /** Changes since the customer last looked are shown first; the next press accepts them. */
  async function addToNearest(id: number) {
    await flushCartChanges()
    try {
      const { order, warnings } = await api.addToOrder({ params: { id: String(id) } })
      cartStore.set(null)
      showSkipped(warnings)
      toasts.show({ text: words.addedToNearest, icon: 'check' })
      void navigate(`/waiting-for-delivery/${order.id}/view`)
    } catch (failed) {
      setChanges(cartDifferencesIn(failed))
      if (cartDifferencesIn(failed).length === 0) throw failed
      await cartStore.load().catch(() => undefined)
    }
  }
  /** Opens the autoship editor; an offer has already chosen the frequency. */
  async function convertToAutoship(id: number, frequency?: number) {
    await flushCartChanges()
    const answer = await api
      .convertCartToAutoship({ params: { id: String(id) } })
      .catch((no: unknown) => {
        const names = no instanceof CallRefused ? no.body.skipped_goods : undefined
        if (!Array.isArray(names) || names.length === 0) throw no
        toasts.show({
          text: words.nothingRegular(names.join(', ')),
          kind: 'important',
          icon: 'warn',
        })
      })
    if (!answer) return
    const params = { id: String(answer.cart.id) }
    if (frequency !== undefined)
      await api.changeAutoship({ params, body: { frequency } }).catch(() => undefined)
    cartStore.set(null)
    showSkipped(answer.skipped_goods)
    void navigate(`/autoship/${answer.cart.id}`)
  }
  const addToDelivery = (id: number) => void runOnce('adding', () => addToNearest(id))
  const canBeAutoship = cart?.only_services === 0 && cart.items.some(({ order }) => order > 0)
  const convert = (id: number, frequency?: number) =>
    void runOnce('converting', () => convertToAutoship(id, frequency))
  if (cart && changes.length > 0)
    return (
      <CartChangesNote
        changes={changes}
        busy={busy === 'adding'}
        agreeLabel={agreeToAdd}
        onAgree={() => addToDelivery(cart.id)}
      />
    )
  return (
    <>
      <div className="offer">
        {cart && (
          <>
            {canBeAutoship && (
              <Button
                look="text"
                icon="repeat"
                busy={busy === 'converting'}
                onClick={() => convert(cart.id)}
              >
                {words.toAutoship}
              </Button>
            )}
            <Button
              look="text"
              icon="plus"
              busy={busy === 'adding'}
              onClick={() => addToDelivery(cart.id)}
            >
              {words.toNearest}
            </Button>
          </>
        )}
        <Button look="text" icon="back" onClick={() => void repeatCart()}>
          {words.repeat}
        </Button>
      </div>
      {cart && canBeAutoship && (
        <AutoshipOffers cart={cart} onTake={(frequency) => convert(cart.id, frequency)} />
      )}
    </>
  )
}
