import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { useEffect, useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { lastMachine } from './last-machine.ts'
import { lastTimeStore } from './last-time-store.ts'
import { useShop } from '../session/shop-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

const icons = { courier: 'truck', parcelMachine: 'locker', thirdPartyCourier: 'home' } as const

type TypeId = Cart['delivery_type_id']

const isCourier = (id: TypeId) => deliveryTypes.nameOf(id) === 'courier'

/** The delivery methods; a closed one shows its reason, a paid one asks for confirmation. */
export function DeliveryChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const [typeToConfirm, setTypeToConfirm] = useState<TypeId>()
  const delivery = deliveryTypes.nameOf(cart.delivery_type_id)
  useEffect(() => {
    if (delivery === 'parcelMachine') lastMachine.remember(cart)
  }, [delivery, cart])
  const choose = (type: TypeId) => {
    if (!isCourier(type)) return setTypeToConfirm(type)
    lastMachine.forget()
    void changeCart({ delivery_type_id: type })
  }
  return (
    <>
      {delivery === 'courier' && lastMachine.of(cart) !== undefined && (
        <Note look="sun">
          <p>{words.movedToCourier}</p>
        </Note>
      )}
      <RadioList
        name="delivery_type"
        label={words.how}
        hideLabel
        value={cart.delivery_type_id}
        onChange={choose}
        options={useDeliveryOptions(cart)}
      />
      <PaidDeliveryDialog
        cart={cart}
        type={typeToConfirm}
        onClose={() => setTypeToConfirm(undefined)}
      />
    </>
  )
}

function useDeliveryOptions({ delivery_types }: Cart) {
  const words = useWords(cartWords)
  const euros = useEuros()
  return delivery_types.map(({ id, title, price, is_open, reason }) => ({
    value: id,
    title,
    icon: icons[deliveryTypes.nameOf(id)],
    end: price === 0 ? words.free : euros(price),
    detail: isCourier(id) ? words.ourCourier : words.otherTime,
    disabledReason: is_open === 1 || reason === null ? undefined : words.notThis[reason],
  }))
}

/** The parcel machine of this cart, or of the last order, is chosen beforehand. */
function machineBefore(type: TypeId, cart: Cart) {
  const ofLastOrder = lastTimeStore.read().value?.parcel_machine_id ?? null
  const machineId = lastMachine.of(cart) ?? ofLastOrder
  const isNeeded = deliveryTypes.nameOf(type) === 'parcelMachine' && cart.parcel_machine_id === null
  return isNeeded && machineId !== null ? { parcel_machine_id: machineId } : {}
}

type DialogProps = { cart: Cart; type: TypeId | undefined; onClose: () => void }

/** The price, and the sum from which another courier is free. */
function PaidDeliveryDialog({ cart, type, onClose }: DialogProps) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const { thirdPartyFreeAboveCents } = useShop().terms
  const price = cart.delivery_types.find(({ id }) => id === type)?.price ?? 0
  const freeAbove = euros(thirdPartyFreeAboveCents / 100)
  function confirm() {
    if (type !== undefined)
      void changeCart({ delivery_type_id: type, ...machineBefore(type, cart) })
    onClose()
  }
  const actions = (
    <>
      <Button look="line" onClick={onClose}>
        {words.back}
      </Button>
      <Button onClick={confirm}>{words.otherTake}</Button>
    </>
  )
  const title = price === 0 ? words.otherFreeTitle : words.otherTitle
  return (
    <Dialog open={type !== undefined} onClose={onClose} title={title} actions={actions}>
      <p>
        <NoBreak>
          {price === 0 ? words.otherFree(freeAbove) : words.otherText(euros(price), freeAbove)}
        </NoBreak>
      </p>
    </Dialog>
  )
}
