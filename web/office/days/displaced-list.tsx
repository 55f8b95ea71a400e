import { useState } from 'react'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { DayDecision } from './change-draft.ts'
import type { Displaced } from './days.ts'
import { DisplacedRow } from './displaced-row.tsx'
import { GroupMove } from './group-move.tsx'

const groups = ['clash', 'no_day', 'fine', 'all'] as const
type Group = (typeof groups)[number]

const isIn = (group: Group, { newDay, clashes }: Displaced) =>
  group === 'all' ||
  (group === 'no_day' && newDay === null) ||
  (group === 'clash' && newDay !== null && clashes.length > 0) ||
  (group === 'fine' && clashes.length === 0)

type Props = {
  rows: readonly Displaced[]
  onDecide: (deliveries: readonly string[], decision: DayDecision | undefined) => void
}

/** Everyone who loses a day, by groups; `j`, `k` and `m` go through them. */
export function DisplacedList({ rows, onDecide }: Props) {
  const words = useWords(daysWords)
  const [chosen, setChosen] = useState<Group>()
  const group = chosen ?? groups.find((name) => rows.some((row) => isIn(name, row))) ?? 'all'
  const shown = rows.filter((row) => isIn(group, row))
  const current = useCurrentDelivery(shown)
  return (
    <section>
      <Groups rows={rows} group={group} onChoose={setChosen} />
      <table className="tbl days-table">
        <caption className="vh">{words.groups[group]}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {words[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <DisplacedRow
              key={row.delivery}
              row={row}
              isCurrent={row.delivery === current}
              onDecide={(decision) => onDecide([row.delivery], decision)}
            />
          ))}
        </tbody>
      </table>
      <GroupMove rows={shown} onDecide={onDecide} />
    </section>
  )
}

/** The delivery that the keys are at. */
function useCurrentDelivery(rows: Props['rows']): string | undefined {
  const words = useWords(daysWords)
  const [current, setCurrent] = useState<string>()
  const at = rows.findIndex(({ delivery }) => delivery === current)
  const go = (to: number) => setCurrent(rows[Math.max(0, Math.min(to, rows.length - 1))]?.delivery)
  useShortcuts([
    { keys: 'j', label: words.nextRow, group: 'list', run: () => go(at + 1) },
    { keys: 'k', label: words.rowBefore, group: 'list', run: () => go(at - 1) },
    {
      keys: 'm',
      label: words.moveRow,
      group: 'list',
      run: () => document.querySelector<HTMLElement>('.days-row--current .days-row__day')?.focus(),
    },
  ])
  return current
}

type GroupsProps = { rows: Props['rows']; group: Group; onChoose: (group: Group) => void }

function Groups({ rows, group, onChoose }: GroupsProps) {
  const words = useWords(daysWords)
  return (
    <fieldset className="days-groups">
      <legend className="vh">{words.groupsLabel}</legend>
      {groups.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === group}
          onClick={() => onChoose(name)}
        >
          {words.groups[name]} <span>{rows.filter((row) => isIn(name, row)).length}</span>
        </button>
      ))}
    </fieldset>
  )
}

const heads = ['customer', 'route', 'goods', 'was', 'willBe', 'dry', 'inTheWay', 'told'] as const
