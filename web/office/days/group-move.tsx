import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import type { DayDecision } from './change-draft.ts'
import type { Displaced } from './days.ts'

type Props = {
  rows: readonly Displaced[]
  onDecide: (deliveries: readonly string[], decision: DayDecision | undefined) => void
}

/** "All companies to Wednesday", or back to what the shop proposes. */
export function GroupMove({ rows, onDecide }: Props) {
  const words = useWords(daysWords)
  const [whom, setWhom] = useState<'all' | 'companies'>('all')
  const [day, setDay] = useState('')
  const chosen = rows
    .filter(({ isCompany }) => whom === 'all' || isCompany)
    .map(({ delivery }) => delivery)
  return (
    <div className="days-group-move">
      <Select
        label={words.whom}
        value={whom}
        onChange={({ target }) => setWhom(target.value as 'all' | 'companies')}
      >
        <option value="all">{words.all}</option>
        <option value="companies">{words.companies}</option>
      </Select>
      <TextInput
        label={words.toDay}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button look="line" onClick={() => day !== '' && onDecide(chosen, { day })}>
        {words.put}
      </Button>
      <Button look="text" onClick={() => onDecide(chosen, undefined)}>
        {words.asProposed}
      </Button>
    </div>
  )
}
