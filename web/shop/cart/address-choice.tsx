import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { Link } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { type Weekday, weekdayOf } from '../../../domain/calendar.ts'
import { parseDayList } from '../../../domain/calendar/day-lists.ts'
import { repeatedWeekdays } from '../../../domain/calendar/phrases.ts'
import { Select } from '../../ui/select.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'
import { MachineChoice } from './machine-choice.tsx'

/** The ways out of an address that is not served lead here. */
export const ADDRESS_FIELD = 'cart-address'

/** The delivery address with the weekdays our courier serves it, or the parcel machine. */
export function AddressChoice({ cart, addresses }: { cart: Cart; addresses: readonly Address[] }) {
  const words = useWords(cartWords)
  const language = useLanguage()
  const address = addresses.find(({ id }) => id === cart.address_id)
  const delivery = deliveryTypes.nameOf(cart.delivery_type_id)
  const hasDay = delivery === 'courier' && cart.only_services === 0
  const served = hasDay ? servedWeekdays(address) : []
  return (
    <>
      <Select
        id={ADDRESS_FIELD}
        label={words.address}
        value={cart.address_id ?? ''}
        onChange={(event) => void changeCart({ address_id: Number(event.target.value) })}
        hint={
          <>
            {served.length > 0 && words.servedOn(repeatedWeekdays(served, language))}{' '}
            <Link to="/cart/address">{words.addAddress}</Link>
          </>
        }
      >
        {cart.address_id === null && (
          <option value="">{addresses.length === 0 ? words.noAddress : words.chooseAddress}</option>
        )}
        {addresses.map(({ id, full_address }) => (
          <option key={id} value={id}>
            {full_address}
          </option>
        ))}
      </Select>
      {delivery === 'parcelMachine' && <MachineChoice key={cart.address_id} cart={cart} />}
    </>
  )
}

/** Empty when every day from Monday to Saturday is served. */
const servedWeekdays = (address: Address | undefined): Weekday[] =>
  [...new Set(parseDayList(address?.allowed_dates ?? '').map(weekdayOf))].toSorted((a, b) => a - b)
