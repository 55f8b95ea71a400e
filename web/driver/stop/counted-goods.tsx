import { Fragment, useState } from 'react'
import { NoBreak } from '../../ui/no-break.tsx'
import { Keypad } from '../frame/keypad.tsx'
import { GoodPicture } from '../frame/good-picture.tsx'
import { FirstNote } from './first-note.tsx'
import './stop.css'

type CountedRow = {
  goodId: number
  label: string
  picture?: string | null | undefined
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
      {rows.map(({ goodId, label, picture, note, count, mark }) => (
        <Fragment key={goodId}>
          <button
            type="button"
            className="stop-empties__good"
            aria-pressed={goodId === row.goodId}
            onClick={() => setChosen(goodId)}
          >
            <GoodPicture picture={picture} />
            <span>
              <b>
                <NoBreak>{label}</NoBreak>
              </b>
              {note && <small>{note}</small>}
            </span>
            <span className="stop-empties__count">{count ?? '–'}</span>
          </button>
          {goodId === row.goodId && (
            <>
              <FirstNote text={asks} />
              <Keypad
                label={label}
                value={count}
                mark={mark}
                onChange={(next) => onChange(goodId, next)}
              />
            </>
          )}
        </Fragment>
      ))}
    </section>
  )
}
