import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { isServed } from '../delivery/address-days.ts'
import { DayChoice } from '../delivery/day-choice.tsx'
import { AddressesFailed } from '../delivery/addresses-failed.tsx'
import { changeCopy, type OpenCopy, typeNotes } from './open-copy.ts'
import { ZoneMapButton } from '../delivery/zone-map-button.tsx'

type Props = {
  open: OpenCopy
  /** Undefined when they could not be loaded. */
  addresses: readonly Address[] | undefined
  onDay: (day: string) => void
  /** Whether the new day applies to the whole series. */
  children: ReactNode
}

export function DeliveryFields(props: Props) {
  const words = useWords(orderWords)
  const { cart, typedNotes = cart.notes } = props.open
  return (
    <>
      <Where {...props} />
      {cart.only_services === 0 && <When {...props} />}
      <section className="slip-page__part">
        <TextArea
          label={cart.only_services === 1 ? words.service.notes : words.notes}
          value={typedNotes}
          maxLength={1_000}
          onChange={(event) => typeNotes(event.target.value)}
          onBlur={() => typedNotes !== cart.notes && void changeCopy({ notes: typedNotes })}
        />
      </section>
    </>
  )
}

const chosenAddress = ({ open: { cart }, addresses }: Pick<Props, 'open' | 'addresses'>) =>
  addresses?.find(({ id }) => id === cart.address_id)

function Where(props: Pick<Props, 'open' | 'addresses'>) {
  const words = useWords(orderWords)
  const { revalidate, state } = useRevalidator()
  const { open, addresses } = props
  const { address_id: id, address: chosen, only_services: services } = open.cart
  return (
    <section className="slip-page__part">
      <h2>{services === 1 ? words.service.where : words.where}</h2>
      {addresses === undefined && (
        <AddressesFailed busy={state === 'loading'} onRetry={() => void revalidate()} />
      )}
      <Select
        label={words.address}
        value={id ?? ''}
        onChange={(event) => void changeCopy({ address_id: Number(event.target.value) })}
      >
        {!chosenAddress(props) && <option value={id ?? ''}>{chosen?.full_address}</option>}
        {addresses?.map((other) => (
          <option key={other.id} value={other.id} disabled={!isServed(other)}>
            {isServed(other) ? other.full_address : `${other.full_address} – ${words.notOurs}`}
          </option>
        ))}
      </Select>
      <ZoneMapButton />
    </section>
  )
}

function When(props: Props) {
  const words = useWords(orderWords)
  return (
    <section className="slip-page__part">
      <h2>{words.when}</h2>
      <DayChoice
        address={chosenAddress(props)}
        value={props.open.cart.delivery_date}
        onChange={props.onDay}
        waysOut={<p>{words.chooseOtherAddress}</p>}
      />
      {props.children}
    </section>
  )
}
