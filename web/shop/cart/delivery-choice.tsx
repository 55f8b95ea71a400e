import { useState } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { cartWords } from '../../words/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

const icons = { 1: 'truck', 2: 'locker', 3: 'home' } as const

type TypeId = Cart['delivery_type_id']

/** Our courier, a parcel machine or another courier; what is not open says why, and what costs extra is asked about. */
export function DeliveryChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const [asked, setAsked] = useState<TypeId>()
  const choose = (type: TypeId) => (type === 1 ? void changeCart({ delivery_type_id: 1 }) : setAsked(type))
  const take = () => {
    if (asked !== undefined) void changeCart({ delivery_type_id: asked })
    setAsked(undefined)
  }
  return (
    <>
      <RadioList
        name="delivery_type"
        label={words.how}
        hideLabel
        value={cart.delivery_type_id}
        onChange={choose}
        options={cart.delivery_types.map(({ id, title, price, is_open, reason }) => ({
          value: id,
          title,
          icon: icons[id],
          end: price === 0 ? words.free : euros(price),
          detail: id === 1 ? words.ourCourier : words.otherTime,
          whyNot: is_open === 1 || reason === null ? undefined : words.notThis[reason],
        }))}
      />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.otherTitle}
        actions={
          <>
            <Button look="line" onClick={() => setAsked(undefined)}>
              {words.back}
            </Button>
            <Button onClick={take}>{words.otherTake}</Button>
          </>
        }
      >
        <p>{words.otherText}</p>
      </Dialog>
    </>
  )
}
