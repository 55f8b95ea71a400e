import { lessLeftReasons } from '../../../domain/dispatch/stop-events.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { Choices } from '../frame/choices.tsx'
import { Stepper } from '../frame/stepper.tsx'
import type { EmptyRow, LeftRow, TypedStop } from '../road/typed-stop.ts'
import './stop.css'

type Props = {
  rows: readonly LeftRow[]
  typed: TypedStop
  onChange: (change: Partial<TypedStop>) => void
}

/** The full ones, as ordered until the driver says otherwise; fewer have a reason. */
export function Left({ rows, typed, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <section>
      {rows.map(({ goodId, name, picture, ordered, left }) => (
        <Stepper
          key={goodId}
          label={words.left(name)}
          picture={picture}
          note={ordered > 0 ? words.planned(ordered) : words.notOrdered}
          value={left}
          planned={ordered}
          onChange={(pieces) => onChange({ left: { ...typed.left, [goodId]: pieces } })}
        />
      ))}
      {rows.some(({ left, ordered }) => left < ordered) && (
        <Choices
          legend={words.whyLess}
          values={lessLeftReasons}
          labels={words.lessLeft}
          chosen={typed.lessLeft}
          onChoose={(lessLeft) => onChange({ lessLeft })}
        />
      )}
    </section>
  )
}

type OtherProps = Omit<Props, 'rows'> & { empties: readonly EmptyRow[] }

/** Empties that were taken and are not as they should be. */
export function OtherEmpties({ empties, typed, onChange }: OtherProps) {
  const words = useWords(stopWords)
  if (empties.length === 0) return null
  return (
    <details className="stop-others">
      <summary>{words.others}</summary>
      {empties.map(({ goodId, name }) => (
        <div key={goodId}>
          <Stepper
            label={words.damaged(name)}
            value={typed.damaged[goodId] ?? 0}
            onChange={(pieces) => onChange({ damaged: { ...typed.damaged, [goodId]: pieces } })}
          />
          <Stepper
            label={words.notOurs(name)}
            value={typed.notOurs[goodId] ?? 0}
            onChange={(pieces) => onChange({ notOurs: { ...typed.notOurs, [goodId]: pieces } })}
          />
        </div>
      ))}
    </details>
  )
}
