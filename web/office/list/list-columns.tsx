import { Checkbox } from '../../ui/checkbox.tsx'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { useListMenu } from './use-list-menu.ts'

type Props = {
  columns: readonly { id: string; head: string }[]
  /** The ids of the columns that are seen before any is chosen. */
  usual: readonly string[]
  /** The ids of the columns that are seen. */
  seen: readonly string[]
  onChange: (seen: readonly string[]) => void
}

/** Which columns are seen; the first always is. */
export function ListColumns({ columns, usual, seen, onChange }: Props) {
  const words = useWords(listWords)
  const { ref } = useListMenu()
  const ids = columns.map(({ id }) => id)
  const toggle = (id: string) => {
    const next = ids.filter((other) => (other === id ? !seen.includes(id) : seen.includes(other)))
    onChange(next.join() === usual.join() ? [] : next)
  }
  return (
    <details className="list__add" ref={ref}>
      <summary className="link">{words.columns}</summary>
      <div className="list__form list__form--end">
        {columns.slice(1).map(({ id, head }) => (
          <Checkbox key={id} label={head} checked={seen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </details>
  )
}
