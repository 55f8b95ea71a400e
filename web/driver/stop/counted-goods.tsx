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

/** The good on the keypad: the first, what was pressed, or what has just been asked for. */
function useChosen(first: number | undefined, asked: number | undefined) {
  const [chosen, setChosen] = useState(first)
  const [isAsked, setAsked] = useState(asked !== undefined)
  if (isAsked !== (asked !== undefined)) {
    setAsked(!isAsked)
    if (!isAsked) setChosen(asked)
  }
  return [chosen, setChosen] as const
}

/**
 * Goods that are counted on one keypad, one after the other; no number is there before. What is
 * asked for is said at the first that has none, where the keypad opens.
 */
export function CountedGoods({ rows, asks, onChange }: Props) {
  const uncounted = rows.find(({ count }) => count === undefined)?.goodId
  const [chosen, setChosen] = useChosen(rows[0]?.goodId, asks === undefined ? undefined : uncounted)
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
          {goodId === uncounted && <FirstNote text={asks} />}
          {goodId === row.goodId && (
            <Keypad
              label={label}
              value={count}
              mark={mark}
              onChange={(next) => onChange(goodId, next)}
            />
          )}
        </Fragment>
      ))}
    </section>
  )
}
