import { useState } from 'react'
import { Keypad } from '../frame/keypad.tsx'
import './stop.css'

type CountedRow = {
  goodId: number
  label: string
  note: string
  count: number | undefined
  /** A number that was announced, as a mark on its key. */
  mark?: number
}

type Props = {
  rows: readonly CountedRow[]
  /** What has to be done first, where it was not. */
  asks: string | undefined
  onChange: (goodId: number, count: number | undefined) => void
}

/** Goods that are counted on one keypad, one after the other; no number is there before. */
export function CountedGoods({ rows, asks, onChange }: Props) {
  const [chosen, setChosen] = useState(rows[0]?.goodId)
  const row = rows.find(({ goodId }) => goodId === chosen) ?? rows[0]
  if (!row) return null
  return (
    <section className="stop-empties">
      {rows.map(({ goodId, label, note, count }) => (
        <button
          key={goodId}
          type="button"
          className="stop-empties__good"
          aria-pressed={goodId === row.goodId}
          onClick={() => setChosen(goodId)}
        >
          <span>
            <b>{label}</b>
            <small>{note}</small>
          </span>
          <span className="stop-empties__count">{count ?? '–'}</span>
        </button>
      ))}
      {asks && (
        <p className="stop-asks" role="alert">
          {asks}
        </p>
      )}
      <Keypad
        label={row.label}
        value={row.count}
        mark={row.mark}
        onChange={(count) => onChange(row.goodId, count)}
      />
    </section>
  )
}
