import type { Cart } from '../../../contract/shop/cart-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartJoiningWords } from '../../words/shop/cart-joining.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { useCartJoining } from './use-cart-joining.ts'

type AddProps = Pick<ReturnType<typeof useCartJoining>, 'busy' | 'nearest' | 'stopAsking' | 'add'>

/** Which order the cart joins and what that costs; the button binds to pay. */
export function AddDialog({ busy, nearest, stopAsking, add }: AddProps) {
  const words = useWords(cartJoiningWords)
  const language = useLanguage()
  const euros = useEuros()
  const { id = 0, delivery_date: day = null, warnings = [] } = nearest ?? {}
  const sumAfter = euros(nearest?.total_after ?? 0)
  const actions = (
    <>
      <Button look="line" onClick={stopAsking}>
        {words.back}
      </Button>
      <Button busy={busy === 'adding'} onClick={() => void add()}>
        {words.add(sumAfter)}
      </Button>
    </>
  )
  return (
    <Dialog
      open={nearest !== undefined}
      onClose={stopAsking}
      title={words.addTitle}
      actions={actions}
      actionsAs="stack"
    >
      <p>
        <NoBreak>{words.addTo(id, day === null ? '' : onDay(dayOf(day), language))}</NoBreak>
      </p>
      <p>
        <NoBreak>{words.sums(euros(nearest?.total_before ?? 0), sumAfter)}</NoBreak>
      </p>
      {warnings.length > 0 && <p>{words.staysOut(warnings.join(', '))}</p>}
    </Dialog>
  )
}

type ConvertProps = {
  cart: Cart
  open: boolean
  busy: boolean
  onClose: () => void
  onConvert: () => void
}

/** What becomes regular, and what stays in the cart because it cannot. */
export function ConvertDialog({ cart, open, busy, onClose, onConvert }: ConvertProps) {
  const words = useWords(cartJoiningWords)
  const stays = cart.items.filter((item) => item.autoship_allowed === 0).map(({ name }) => name)
  const actions = (
    <>
      <Button look="line" onClick={onClose}>
        {words.back}
      </Button>
      <Button busy={busy} onClick={onConvert}>
        {words.convert}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={words.convertTitle} actions={actions}>
      <p>{words.converts}</p>
      {stays.length > 0 && <p>{words.staysInCart(stays.join(', '))}</p>}
    </Dialog>
  )
}
