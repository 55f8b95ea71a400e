import { useState } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { useShop } from '../../client/shop-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { Tied } from '../../ui/tied.tsx'
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
  const { thirdPartyFreeAboveCents } = useShop().terms
  const [asked, setAsked] = useState<TypeId>()
  const choose = (type: TypeId) =>
    type === 1 ? void changeCart({ delivery_type_id: 1 }) : setAsked(type)
  const take = () => {
    if (asked !== undefined) void changeCart({ delivery_type_id: asked })
    setAsked(undefined)
  }
  const price = cart.delivery_types.find(({ id }) => id === asked)?.price ?? 0
  const freeAbove = euros(thirdPartyFreeAboveCents / 100)
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
        title={price === 0 ? words.otherFreeTitle : words.otherTitle}
        actions={
          <>
            <Button look="line" onClick={() => setAsked(undefined)}>
              {words.back}
            </Button>
            <Button onClick={take}>{words.otherTake}</Button>
          </>
        }
      >
        <p>
          <Tied>
            {price === 0 ? words.otherFree(freeAbove) : words.otherText(euros(price), freeAbove)}
          </Tied>
        </p>
      </Dialog>
    </>
  )
}
