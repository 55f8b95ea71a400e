import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { ADDRESS_FIELD } from './address-choice.tsx'
import { changeCart } from './change-cart.ts'

/** From an address without a courier: by parcel machine what may go so, or another address. */
export function WaysOut({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const [busy, setBusy] = useState(false)
  const machine = cart.delivery_types.find(({ id }) => deliveryTypes.nameOf(id) === 'parcelMachine')
  const byCourierOnly = machine ? courierGoods(cart, machine.good_ids) : []
  const price = machine === undefined || machine.price === 0 ? words.free : euros(machine.price)

  async function sendByMachine() {
    if (!machine) return
    setBusy(true)
    for (const { good_id } of byCourierOnly) cartEditor.add(good_id, { order: 0, return: 0 })
    await cartEditor.flush()
    await changeCart({ delivery_type_id: machine.id })
    setBusy(false)
  }
  return (
    <div className="btn-offers">
      {machine && byCourierOnly.length < cart.items.length && (
        <Button look="line" busy={busy} onClick={() => void sendByMachine()}>
          {byCourierOnly.length === 0
            ? words.sendByMachine(price)
            : words.removeAndSend(byCourierOnly.map(({ name }) => name).join(', '), price)}
        </Button>
      )}
      <Button look="text" onClick={() => document.getElementById(ADDRESS_FIELD)?.focus()}>
        {words.otherAddress}
      </Button>
    </div>
  )
}

/** The goods that only our courier brings, and those that the server names. */
const courierGoods = ({ items }: Cart, goodIds: readonly number[]) =>
  items.filter(
    (item) =>
      isBottled(item) ||
      item.isrentable === 1 ||
      item.kind === 'service' ||
      goodIds.includes(item.good_id),
  )
