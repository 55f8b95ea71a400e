import { useEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import type { ParcelMachine } from '../../../contract/addresses.ts'
import { foldDiacritics } from '../../../domain/words/fold.ts'
import { api } from '../../client/api.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

const SHOWN = 8

const placeOnMap = ({ latitude, longitude }: ParcelMachine): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** Parcel machines by city, street or name; the chosen one stays in sight. */
export function MachineChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const [machines, setMachines] = useState<ParcelMachine[]>()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (cart.address_id === null) return
    void api
      .readDeliveryTypes({ params: { id: String(cart.address_id) } })
      .then(({ data }) => setMachines(data.find(({ id }) => id === 2)?.parcel_machine_locations ?? []))
      .catch(() => setMachines([]))
  }, [cart.address_id])

  const wanted = foldDiacritics(asked).split(/\s+/)
  const fits = ({ name, address, city }: ParcelMachine) => {
    const place = foldDiacritics(`${name} ${address} ${city}`)
    return wanted.every((word) => place.includes(word))
  }
  const chosen = machines?.find(({ id }) => id === cart.parcel_machine_id)
  const found = (machines ?? [])
    .filter((machine) => machine.id === cart.parcel_machine_id || fits(machine))
    .slice(0, SHOWN)
  return (
    <>
      <TextInput
        label={words.machineSearch}
        hint={words.machineHint}
        type="search"
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      {machines === undefined ? null : found.length === 0 ? (
        <p className="quiet">{words.machineNone}</p>
      ) : (
        <RadioList
          name="parcel_machine"
          label={words.machine}
          hideLabel
          value={cart.parcel_machine_id ?? undefined}
          onChange={(id) => void changeCart({ parcel_machine_id: id })}
          options={found.map(({ id, name, address, city, hours }) => ({
            value: id,
            title: name,
            detail: [address, city, hours].filter((part) => part !== '').join(', '),
            icon: 'locker' as const,
          }))}
        />
      )}
      {chosen && (
        <p>
          <a href={placeOnMap(chosen)} target="_blank" rel="noreferrer">
            {words.machineOnMap(chosen.name)}
          </a>
        </p>
      )}
    </>
  )
}
