import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { frequenciesFor, frequencyFor } from '../../../domain/autoship/frequency.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { Select } from '../../ui/select.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { regularGoodWords } from '../../words/shop/regular-good.ts'
import { useWords } from '../../words/use-words.ts'
import { AddAddressLink, useAddedAddress } from '../delivery/added-address.tsx'
import { daysOf, isServed } from '../delivery/address-days.ts'
import { DayChoice } from '../delivery/day-choice.tsx'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { api } from '../session/api.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { type RegularChoice, regularPath } from './regular-query.ts'

type Props = {
  good: Pick<GoodCard, 'id' | 'link'>
  choice: RegularChoice
  addresses: readonly Address[]
  autoships: readonly Autoship[]
  onClose: () => void
}

type Rhythm = { address: Address | undefined; weeks: number; day: string | null }

const NEW = 0

export function RegularForm({ good, choice, addresses, autoships, onClose }: Props) {
  const words = useWords(regularGoodWords)
  const { nameless } = useWords(autoshipWords)
  const [target, setTarget] = useState(NEW)
  const [rhythm, setRhythm] = useRhythm(addresses, choice.weeks)
  const { busy, errors, run } = useAction(words.failed)
  const { add, create } = useRegularCalls(good.id, choice.count, onClose)
  const isNew = target === NEW
  return (
    <div className="form">
      <FailedNote text={Object.values(errors)[0]} />
      {autoships.length > 0 && (
        <RadioList
          name="target"
          label={words.target}
          value={target}
          onChange={setTarget}
          options={[
            { value: NEW, title: words.newOne },
            ...autoships.map(({ id, autoship_name: name, frequency }) => ({
              value: id,
              title: name || nameless(id),
              detail: words.everyWeeks(frequency),
            })),
          ]}
        />
      )}
      {isNew && (
        <RhythmFields
          back={regularPath(good.link, choice)}
          addresses={addresses}
          rhythm={rhythm}
          onChange={setRhythm}
        />
      )}
      <Button
        wide
        busy={busy}
        disabledReason={isNew && rhythm.day === null ? words.noDay : undefined}
        onClick={() => void run(() => (isNew ? create(rhythm) : add(target)))}
      >
        {isNew ? words.create : words.add}
      </Button>
      {isNew && <p className="small quiet">{words.createHint}</p>}
    </div>
  )
}

/** A chosen address brings the rhythm and the first day that its route allows. */
function useRhythm(addresses: readonly Address[], weeks: number) {
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

function RhythmFields({ back, addresses, rhythm, onChange }: RhythmProps) {
  const words = useWords(regularGoodWords)
  const { address, weeks, day } = rhythm
  useAddedAddress((id) => {
    const added = addresses.find((other) => other.id === id)
    if (added && isServed(added)) onChange({ address: added })
  })
  return (
    <>
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

/** Nothing is started here: a new autoship opens with its sum and the button that starts it. */
function useRegularCalls(goodId: number, count: number, onClose: () => void) {
  const words = useWords(regularGoodWords)
  const navigate = useNavigate()
  // A second attempt goes on with the autoship that the first one made.
  const made = useRef<number>(undefined)
  const putGood = (id: number) =>
    api.changeAutoshipItem({
      params: { id: String(id) },
      body: { good_id: goodId, order: count, return: 0 },
    })

  async function add(id: number) {
    await putGood(id)
    onClose()
    const see = () => void navigate(`/autoship/${id}`)
    toasts.show({ text: words.added, icon: 'check', action: { label: words.see, press: see } })
  }
  async function create({ address, weeks, day }: Rhythm) {
    made.current ??= (await api.createAutoship()).data.id
    const params = { id: String(made.current) }
    await api.changeAutoship({
      params,
      body: { address_id: address!.id, frequency: weeks, delivery_date: day },
    })
    await putGood(made.current)
    reloadUpcoming()
    void navigate(`/autoship/${made.current}`)
  }
  return { add, create }
}
