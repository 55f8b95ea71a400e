import { useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FocusOnChange } from '../../ui/focus-on-change.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { cartChangesWords } from '../../words/shop/cart-changes.ts'
import { useWords } from '../../words/use-words.ts'
import { useUpcoming } from '../session/upcoming-store.ts'
import { AutoshipOffers } from './autoship-offers.tsx'
import { CartChangesNote } from './cart-changes-note.tsx'
import { AddDialog, ConvertDialog } from './joining-dialogs.tsx'
import { ShareCart } from './share-cart.tsx'
import { repeatCart } from './repeat-cart.ts'
import { useCartJoining } from './use-cart-joining.ts'
import { useHasOrdered } from './use-has-ordered.ts'

/** Turns the cart into an autoship, adds it to the nearest delivery, or repeats the last order. */
export function CartActions({ cart }: { cart: Cart | null }) {
  const { agreeToAdd: agreeLabel } = useWords(cartChangesWords)
  const joining = useCartJoining(cart)
  const hasOrdered = useHasOrdered()
  const { busy, changes, askToAdd, convert } = joining
  const isRegular = (cart?.items ?? []).some((item) => item.autoship_allowed && item.order > 0)
  if (cart && changes.length > 0)
    return (
      <>
        <FocusOnChange value={changes}>
          <CartChangesNote
            changes={changes}
            busy={busy === 'asking'}
            agreeLabel={agreeLabel}
            onAgree={() => void askToAdd()}
          />
        </FocusOnChange>
        <AddDialog {...joining} />
      </>
    )
  return (
    <>
      <div className="btn-offers cart-offers">
        {cart && isRegular && <Convert cart={cart} joining={joining} />}
        {cart && <ShareCart cart={cart} />}
        {hasOrdered && <RepeatLast />}
        {cart && <AddToNearest cart={cart} joining={joining} />}
      </div>
      <AddDialog {...joining} />
      {cart && isRegular && (
        <AutoshipOffers cart={cart} onTake={(frequency) => void convert(frequency)} />
      )}
    </>
  )
}

function RepeatLast() {
  const { busy, run } = useAction('')
  return (
    <Button look="text" icon="back" busy={busy} onClick={() => void run(repeatCart)}>
      {useWords(cartWords).repeat}
    </Button>
  )
}

type PartProps = { cart: Cart; joining: ReturnType<typeof useCartJoining> }

function Convert({ cart, joining: { busy, convert } }: PartProps) {
  const words = useWords(cartWords)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="text" icon="repeat" onClick={() => setIsAsking(true)}>
        {words.toAutoship}
      </Button>
      <ConvertDialog
        cart={cart}
        open={isAsking}
        busy={busy === 'converting'}
        onClose={() => setIsAsking(false)}
        onConvert={() => void convert()}
      />
    </>
  )
}

/** Offered where an order to the same address can still be changed. */
function AddToNearest({ cart, joining: { busy, askToAdd } }: PartProps) {
  const words = useWords(cartWords)
  const orders = useUpcoming()?.orders ?? []
  const isThere = orders.some(
    ({ address_id, may, delivery_date: day }) =>
      address_id === cart.address_id && may.edit === null && day !== null,
  )
  if (!isThere) return null
  return (
    <Button look="text" icon="plus" busy={busy === 'asking'} onClick={() => void askToAdd()}>
      {words.toNearest}
    </Button>
  )
}
