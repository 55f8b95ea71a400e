import { useState } from 'react'
import type { AutoshipItem } from '../../../contract/autoship-record.ts'
import { api } from '../../client/api.ts'
import { BareSelect } from '../../ui/bare-select.tsx'
import { autoshipWords } from '../../words/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { chooseSubstitute } from './open-autoship.ts'

type Other = { id: number; name: string }

/** What comes when this good cannot: similar goods are looked up when somebody is about to choose. */
export function SubstituteChoice({ item, isLocked }: { item: AutoshipItem; isLocked: boolean }) {
  const words = useWords(autoshipWords)
  const [others, setOthers] = useState<readonly Other[]>()
  const { substitute_good_id: chosen, substitute_name: chosenName } = item
  if (item.kind !== 'good') return null

  function lookUp() {
    if (others !== undefined) return
    setOthers([])
    api.readGood({ params: { id: String(item.good_id) } }).then(
      ({ alternatives }) => setOthers(alternatives.filter(({ in_autoship }) => in_autoship === 1)),
      () => setOthers(undefined),
    )
  }
  const choose = (value: string) =>
    void chooseSubstitute(item.id, value === '' ? null : Number(value))
  const found = others ?? []
  const isKnown = chosen === null || found.some(({ id }) => id === chosen)
  return (
    <div className="ship-edit__instead">
      <span className="small quiet" aria-hidden="true">
        {words.substitute}
      </span>
      <BareSelect
        aria-label={words.substituteOf(item.name)}
        value={chosen ?? ''}
        disabled={isLocked}
        onPointerDown={lookUp}
        onFocus={lookUp}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words.leaveOut}</option>
        {!isKnown && <option value={chosen}>{words.bring(chosenName ?? '')}</option>}
        {found.map(({ id, name }) => (
          <option key={id} value={id}>
            {words.bring(name)}
          </option>
        ))}
      </BareSelect>
    </div>
  )
}
