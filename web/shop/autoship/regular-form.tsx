import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { regularGoodWords } from '../../words/shop/regular-good.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { type RegularChoice, regularPath } from './regular-query.ts'
import { type Rhythm, RhythmFields, useRhythm } from './regular-rhythm.tsx'

type Props = {
  good: Pick<GoodCard, 'id' | 'link'>
  choice: RegularChoice
  addresses: readonly Address[]
  autoships: readonly Autoship[]
  onClose: () => void
}

const NEW = 0

export function RegularForm({ good, choice, addresses, autoships, onClose }: Props) {
  const words = useWords(regularGoodWords)
  const [target, setTarget] = useState(NEW)
  const [rhythm, setRhythm] = useRhythm(addresses, choice.weeks)
  const { busy, errors, run } = useAction(words.failed)
  const { add, create } = useRegularCalls(good.id, choice.count, onClose)
  const isNew = target === NEW
  return (
    <div className="form">
      <FailedNote text={Object.values(errors)[0]} />
      {autoships.length > 0 && (
        <TargetChoice autoships={autoships} target={target} onChange={setTarget} />
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

type TargetProps = Pick<Props, 'autoships'> & { target: number; onChange: (id: number) => void }

/** A new autoship, or one that is there. */
function TargetChoice({ autoships, target, onChange }: TargetProps) {
  const words = useWords(regularGoodWords)
  const { nameless } = useWords(autoshipWords)
  return (
    <RadioList
      name="target"
      label={words.target}
      value={target}
      onChange={onChange}
      options={[
        { value: NEW, title: words.newOne },
        ...autoships.map(({ id, autoship_name: name, frequency }) => ({
          value: id,
          title: name || nameless(id),
          detail: words.everyWeeks(frequency),
        })),
      ]}
    />
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
