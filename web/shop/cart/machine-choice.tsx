import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { ParcelMachine } from '../../../contract/shop/addresses.ts'
import { foldDiacritics } from '../../../domain/words/fold.ts'
import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'
import { kilometresText } from './kilometres-text.ts'
import { MachineMap } from './machine-map.tsx'
import { kilometres, type Place } from './machine-places.ts'
import './cart.css'

const VISIBLE_COUNT = 8

/** Beyond this no picture around the address helps. */
const FAR_KM = 30

const mapUrl = ({ latitude: lat, longitude: lon }: ParcelMachine): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

/** The machines by distance from the address, where that is known. */
type Nearby = { machines: readonly ParcelMachine[]; place: Place | null }

async function readMachines(addressId: number): Promise<Nearby> {
  const { data, place } = await api.readDeliveryTypes({ params: { id: String(addressId) } })
  const byMachine = data.find(({ id }) => deliveryTypes.nameOf(id) === 'parcelMachine')
  return { machines: byMachine?.parcel_machine_locations ?? [], place }
}

/** Searches parcel machines by city, street or name; the chosen one stays visible. */
export function MachineChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const [search, setSearch] = useState('')
  const addressId = cart.address_id ?? undefined
  const machines = useLoaded(addressId, () => readMachines(addressId!))
  const chosen = machines.value?.machines.find(({ id }) => id === cart.parcel_machine_id)
  return (
    <div className="cart-machines">
      {machines.hasFailed ? (
        <FailedNote
          text={words.machinesFailed}
          retryLabel={words.tryAgain}
          onRetry={machines.reload}
        />
      ) : (
        <SearchField text={search} onChange={setSearch} />
      )}
      {machines.value === undefined && !machines.hasFailed && (
        <Skeleton label={words.machinesLoading}>
          <SkeletonBlock width="most" />
          <SkeletonBlock width="half" />
        </Skeleton>
      )}
      {machines.value && (
        <MachineList
          machines={machines.value.machines.filter((one) => one === chosen || matches(one, search))}
          home={machines.value.place}
          chosenId={chosen?.id}
        />
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

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const words = useWords(cartWords)
  return (
    <TextInput
      label={words.machineSearch}
      hint={words.machineHint}
      type="search"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type ListProps = {
  machines: readonly ParcelMachine[]
  home: Place | null
  chosenId: number | undefined
}

function MachineList({ machines, home, chosenId }: ListProps) {
  const words = useWords(cartWords)
  const language = useLanguage()
  const listed = machines.slice(0, VISIBLE_COUNT)
  const isNear = home !== null && listed.some((one) => kilometres(home, one) < FAR_KM)
  if (machines.length === 0) return <p className="quiet">{words.machineNone}</p>
  return (
    <>
      {isNear && <MachineMap home={home} machines={listed} chosenId={chosenId} />}
      <RadioList
        name="parcel_machine"
        label={words.machine}
        hideLabel
        value={chosenId}
        onChange={(id) => void changeCart({ parcel_machine_id: id })}
        options={listed.map((machine, index) => ({
          value: machine.id,
          title: isNear ? `${index + 1}. ${machine.name}` : machine.name,
          detail: detailOf(machine),
          icon: 'locker' as const,
          ...(home !== null && { end: kilometresText(kilometres(home, machine), language) }),
        }))}
      />
      {machines.length > VISIBLE_COUNT && (
        <p className="small quiet" aria-live="polite">
          {words.machineMore(machines.length - VISIBLE_COUNT)}
        </p>
      )}
    </>
  )
}

const detailOf = ({ address, city, hours }: ParcelMachine) =>
  [address, city, hours].filter((part) => part !== '').join(', ')

function matches({ name, address, city }: ParcelMachine, search: string): boolean {
  const text = foldDiacritics(`${name} ${address} ${city}`)
  return foldDiacritics(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
