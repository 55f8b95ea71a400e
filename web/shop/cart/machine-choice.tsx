import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { useEffect, useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { ParcelMachine } from '../../../contract/shop/addresses.ts'
import { foldDiacritics } from '../../../domain/words/fold.ts'
import { api } from '../session/api.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

const VISIBLE_COUNT = 8

const mapUrl = ({ latitude: lat, longitude: lon }: ParcelMachine): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

type Machines = readonly ParcelMachine[] | 'failed' | undefined

/** Searches parcel machines by city, street or name; the chosen one stays visible. */
export function MachineChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const [machines, setMachines] = useState<Machines>()
  const [search, setSearch] = useState('')
  useEffect(() => {
    if (cart.address_id === null || machines !== undefined) return
    void api
      .readDeliveryTypes({ params: { id: String(cart.address_id) } })
      .then(({ data }) =>
        setMachines(
          data.find(({ id }) => deliveryTypes.nameOf(id) === 'parcelMachine')
            ?.parcel_machine_locations ?? [],
        ),
      )
      .catch(() => setMachines('failed'))
  }, [cart.address_id, machines])

  if (machines === 'failed')
    return (
      <div className="machines">
        <FailedNote
          text={words.machinesFailed}
          retryLabel={words.tryAgain}
          onRetry={() => setMachines(undefined)}
        />
      </div>
    )
  const chosen = machines?.find(({ id }) => id === cart.parcel_machine_id)
  const matching = (machines ?? []).filter(
    (machine) => machine === chosen || matches(machine, search),
  )
  const visible = matching.slice(0, VISIBLE_COUNT)
  return (
    <div className="machines">
      <TextInput
        label={words.machineSearch}
        hint={words.machineHint}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {machines === undefined ? (
        <Skeleton label={words.machinesLoading}>
          <SkeletonBlock width="most" />
          <SkeletonBlock width="half" />
        </Skeleton>
      ) : visible.length === 0 ? (
        <p className="quiet">{words.machineNone}</p>
      ) : (
        <RadioList
          name="parcel_machine"
          label={words.machine}
          hideLabel
          value={cart.parcel_machine_id ?? undefined}
          onChange={(id) => void changeCart({ parcel_machine_id: id })}
          options={visible.map(({ id, name, address, city, hours }) => ({
            value: id,
            title: name,
            detail: [address, city, hours].filter((part) => part !== '').join(', '),
            icon: 'locker' as const,
          }))}
        />
      )}
      {matching.length > visible.length && (
        <p className="small quiet" aria-live="polite">
          {words.machineMore(matching.length - visible.length)}
        </p>
      )}
      {chosen && (
        <p>
          <a href={mapUrl(chosen)} target="_blank" rel="noreferrer">
            {words.machineOnMap(chosen.name)}
          </a>
        </p>
      )}
    </div>
  )
}

function matches({ name, address, city }: ParcelMachine, search: string): boolean {
  const text = foldDiacritics(`${name} ${address} ${city}`)
  return foldDiacritics(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
