import { useState } from 'react'
import type { AutoshipItem } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { BareSelect } from '../../ui/bare-select.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { chooseSubstitute } from './open-autoship.ts'

type Candidate = { id: number; name: string }

const loadAlternatives = async (goodId: number): Promise<Candidate[]> => {
  const { alternatives } = await api.readGood({ params: { id: String(goodId) } })
  return alternatives.filter(({ in_autoship }) => in_autoship === 1)
}

/** The substitute for a missing good; similar goods are loaded on focus. */
export function SubstituteChoice({ item, isLocked }: { item: AutoshipItem; isLocked: boolean }) {
  const words = useWords(autoshipWords)
  const [candidates, setCandidates] = useState<readonly Candidate[]>()
  const { substitute_good_id: chosen, substitute_name: chosenName } = item
  if (item.kind !== 'good') return null

  function loadCandidates() {
    if (candidates !== undefined) return
    setCandidates([])
    loadAlternatives(item.good_id).then(setCandidates, () => setCandidates(undefined))
  }
  const options = candidates ?? []
  const isKnown = chosen === null || options.some(({ id }) => id === chosen)
  return (
    <div className="autoship-edit__instead">
      <span className="small quiet" aria-hidden="true">
        {words.substitute}
      </span>
      <BareSelect
        aria-label={words.substituteOf(item.name)}
        value={chosen ?? ''}
        disabled={isLocked}
        onPointerDown={loadCandidates}
        onFocus={loadCandidates}
        onChange={({ target: { value } }) => void chooseSubstitute(item.id, Number(value) || null)}
      >
        <option value="">{words.leaveOut}</option>
        {!isKnown && <option value={chosen}>{words.bring(chosenName ?? '')}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {words.bring(name)}
          </option>
        ))}
      </BareSelect>
    </div>
  )
}
