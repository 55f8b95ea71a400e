import { useState } from 'react'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { Keypad } from '../frame/keypad.tsx'
import type { EmptyRow } from '../road/typed-stop.ts'
import './stop.css'

type Props = {
  rows: readonly EmptyRow[]
  isMissing: boolean
  onChange: (goodId: number, taken: number | undefined) => void
}

/** Empties are counted on a keypad, good by good; what was announced is only a mark. */
export function Empties({ rows, isMissing, onChange }: Props) {
  const words = useWords(stopWords)
  const [chosen, setChosen] = useState(rows[0]?.goodId)
  const row = rows.find(({ goodId }) => goodId === chosen) ?? rows[0]
  if (!row) return null
  return (
    <section className="stop-empties">
      {rows.map(({ goodId, name, announced, taken }) => (
        <button
          key={goodId}
          type="button"
          className="stop-empties__good"
          aria-pressed={goodId === row.goodId}
          onClick={() => setChosen(goodId)}
        >
          <span>
            <b>{words.empties(name)}</b>
            <small>{words.announced(announced)}</small>
          </span>
          <span className="stop-empties__count">{taken ?? '–'}</span>
        </button>
      ))}
      {isMissing && (
        <p className="stop-asks" role="alert">
          {words.countFirst}
        </p>
      )}
      <Keypad
        label={words.empties(row.name)}
        value={row.taken}
        mark={row.announced}
        onChange={(taken) => onChange(row.goodId, taken)}
      />
    </section>
  )
}
