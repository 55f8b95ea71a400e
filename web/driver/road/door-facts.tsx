import { formatEuros, sumOf } from '../../../domain/money.ts'
import { GoodPicture } from '../frame/good-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { roadWords } from '../../words/driver/road.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { countsAsOrdered, emptyRows, leftRows, nothingTyped } from './typed-stop.ts'
import { type DayStop, dueAt, houseOf, type Road } from './road.ts'
import './road.css'

type Props = { day: Road['day']; stop: DayStop }

/** What to take and to leave, in the largest letters, the empties first. */
export function DoorGoods({ day, stop }: Props) {
  const words = useWords(roadWords)
  if (stop.kind !== 'delivery') return <p className="road-take">{words.kinds[stop.kind]}</p>
  const empties = sumOf(emptyRows(day, stop, nothingTyped), ({ announced }) => announced)
  const left = leftRows(day, stop, nothingTyped)
  return (
    <>
      <p className="road-take">
        <Icon name="back" size={28} />
        {empties > 0 ? words.take(empties) : words.takeNone}
      </p>
      {left.map(({ goodId, name, picture, ordered }) => (
        <p key={goodId} className="road-leave">
          <GoodPicture picture={picture} />
          {words.leave(ordered, name)}
        </p>
      ))}
    </>
  )
}

/** The notes of the address and of today: two lines, two colours. */
export function DoorNotes({ stop }: { stop: DayStop }) {
  const words = useWords(roadWords)
  const today = [...new Set(stop.orders.map(({ note }) => note).filter(Boolean))]
  return (
    <>
      {stop.kind !== 'delivery' && (
        <p className="road-note road-note--today">
          {[words.kinds[stop.kind], stop.visitNote].filter(Boolean).join(': ')}
        </p>
      )}
      {stop.callBeforeMinutes !== null && (
        <p className="road-note">{words.callBefore(stop.callBeforeMinutes)}</p>
      )}
      <PlacePhoto stop={stop} />
      {stop.standingNote && <p className="road-note">{stop.standingNote}</p>}
      {today.map((note) => (
        <p key={note} className="road-note road-note--today">
          {note}
        </p>
      ))}
    </>
  )
}

/** What the door looks like, as a driver photographed it at the first visit. */
function PlacePhoto({ stop }: { stop: DayStop }) {
  const words = useWords(roadWords)
  if (!stop.placePhoto) return null
  return (
    <details className="road-photo">
      <summary>{words.placePhoto}</summary>
      <img src={stop.placePhoto} alt={words.placePhotoOf(houseOf(stop))} loading="lazy" />
    </details>
  )
}

/** What is to be paid, never as nought. */
export function DoorMoney({ day, stop }: Props) {
  const words = useWords(roadWords)
  const language = useLanguage()
  if (stop.kind !== 'delivery') return null
  const dueCents = dueAt(day, stop, countsAsOrdered(day, stop))
  const isDeferred = stop.orders.some((order) => order.isDeferred)
  return (
    <p className="road-money">
      {dueCents > 0 ? (
        <>
          {words.toTake} <b>{formatEuros(dueCents, language)}</b>
          {(stop.paysWithCents ?? 0) > dueCents && (
            <small>{words.paysWith(formatEuros(stop.paysWithCents!, language))}</small>
          )}
        </>
      ) : (
        <b>{isDeferred ? words.onBill : words.paid}</b>
      )}
    </p>
  )
}
