import { useState } from 'react'
import type { Address } from '../../../contract/shop/addresses.ts'
import { frequenciesFor, frequencyFor } from '../../../domain/autoship/frequency.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import { Select } from '../../ui/select.tsx'
import { regularGoodWords } from '../../words/shop/regular-good.ts'
import { useWords } from '../../words/use-words.ts'
import { AddAddressLink, useAddedAddress } from '../delivery/added-address.tsx'
import { daysOf, isServed } from '../delivery/address-days.ts'
import { DayChoice } from '../delivery/day-choice.tsx'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'

export type Rhythm = { address: Address | undefined; weeks: number; day: string | null }

/** A chosen address brings the rhythm and the first day that its route allows. */
export function useRhythm(addresses: readonly Address[], weeks: number) {
  const clock = useDeliveryClock()
  const at = (address: Address | undefined, preferred: number): Rhythm => ({
    address,
    weeks: address ? frequencyFor(address.frequency, preferred) : preferred,
    day: address && isServed(address) ? nextValidDay(daysOf(address), clock) : null,
  })
  const [rhythm, setRhythm] = useState(() => at(addresses.find(isServed) ?? addresses[0], weeks))
  const change = (part: Partial<Rhythm>) =>
    setRhythm((before) => (part.address ? at(part.address, before.weeks) : { ...before, ...part }))
  return [rhythm, change] as const
}

type RhythmProps = {
  /** This form, opened again. */
  back: string
  addresses: readonly Address[]
  rhythm: Rhythm
  onChange: (part: Partial<Rhythm>) => void
}

export function RhythmFields({ back, addresses, rhythm, onChange }: RhythmProps) {
  const words = useWords(regularGoodWords)
  const { address, weeks, day } = rhythm
  useAddedAddress((id) => {
    const added = addresses.find((other) => other.id === id)
    if (added && isServed(added)) onChange({ address: added })
  })
  return (
    <>
      <AddressSelect {...{ back, addresses, address, onChange }} />
      <Select
        label={words.frequency}
        value={weeks}
        onChange={(event) => onChange({ weeks: Number(event.target.value) })}
      >
        {frequenciesFor(address?.frequency ?? 1).map((offered) => (
          <option key={offered} value={offered}>
            {words.everyWeeks(offered)}
          </option>
        ))}
      </Select>
      {address && (
        <div>
          <p className="label">{words.firstDay}</p>
          <DayChoice
            address={address}
            value={day}
            onChange={(chosen) => onChange({ day: chosen })}
          />
        </div>
      )}
    </>
  )
}

type AddressProps = Omit<RhythmProps, 'rhythm'> & Pick<Rhythm, 'address'>

function AddressSelect({ back, addresses, address, onChange }: AddressProps) {
  const words = useWords(regularGoodWords)
  return (
    <Select
      label={words.address}
      value={address?.id ?? ''}
      onChange={({ target: { value } }) =>
        onChange({ address: addresses.find(({ id }) => id === Number(value))! })
      }
      hint={<AddAddressLink label={words.addAddress} back={back} />}
    >
      {addresses.map((other) => (
        <option key={other.id} value={other.id} disabled={!isServed(other)}>
          {isServed(other) ? other.full_address : `${other.full_address} – ${words.notOurs}`}
        </option>
      ))}
    </Select>
  )
}
