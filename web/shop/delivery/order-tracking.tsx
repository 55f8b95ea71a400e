import type { Order } from '../../../contract/shop/order-record.ts'
import type { OrderTracking as Tracking } from '../../../contract/shop/added/tracking.ts'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { Note } from '../../ui/note.tsx'
import { trackingWords } from '../../words/shop/tracking.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useTracking } from './use-tracking.ts'
import './order-tracking.css'

/** Where an order is on its day; afterwards what was counted at its door. */
export const OrderTracking = ({ tracking }: { tracking: Tracking | undefined }) =>
  tracking && (
    <div className="delivery-tracking" aria-live="polite">
      <TrackingNote tracking={tracking} />
    </div>
  )

/** On pages that are not about the order only what was told at its door. */
export function ToldOfOrder({ order }: { order: Order }) {
  const tracking = useTracking(order)
  return tracking?.state === 'delivered' ? <OrderTracking tracking={tracking} /> : null
}

function TrackingNote({ tracking }: { tracking: Tracking }) {
  const words = useWords(trackingWords)
  const { state, happened_at: at, reason, provisional, sums } = tracking
  if (state === 'planned')
    return (
      <Note icon="truck">
        <p>{words.planned}</p>
      </Note>
    )
  if (state === 'on_the_way') return <OnTheWay tracking={tracking} />
  if (state === 'not_delivered')
    return (
      <Note look="sun">
        <p>{reason}</p>
      </Note>
    )
  if (state !== 'delivered' || at === null) return null
  return (
    <Note look="leaf">
      <p>
        <b>{words.delivered(timeOf(at))}</b>
        {provisional === 1 && ` ${sums === null ? words.looked : words.billTonight}`}
      </p>
      {tracking.receiver !== null && <p>{words.receiver(tracking.receiver)}</p>}
      <CountedGoods goods={tracking.goods} />
      {sums && <Sums sums={sums} />}
      {tracking.pictures.map(({ kind, url }) => (
        <img key={url} className="delivery-tracked__picture" src={url} alt={words.pictures[kind]} />
      ))}
    </Note>
  )
}

function OnTheWay({ tracking }: { tracking: Tracking }) {
  const words = useWords(trackingWords)
  const { expected_from: from, expected_until: until, stops_before: before } = tracking
  return (
    <Note icon="truck">
      <p>
        <b>{words.onTheWay}</b>
        {from !== null && until !== null && ` ${words.between(timeOf(from), timeOf(until))}`}
        {before !== null && ` ${words.before(before)}`}
      </p>
    </Note>
  )
}

const timeOf = (instant: string) => rigaTime(Date.parse(instant))

function CountedGoods({ goods }: { goods: Tracking['goods'] }) {
  const words = useWords(trackingWords)
  return (
    <ul className="delivery-tracked">
      {goods.map(({ good_id, name, ordered, left, declared_return: declared, taken }) => {
        const facts = [
          words.left(left),
          ...(left === ordered ? [] : [words.otherThanOrdered(ordered)]),
          ...(taken > 0 || declared > 0 ? [words.taken(taken)] : []),
          ...(taken === declared ? [] : [words.otherThanDeclared(declared)]),
        ]
        return (
          <li key={good_id}>
            {name}: {facts.join(', ')}
          </li>
        )
      })}
    </ul>
  )
}

function Sums({ sums }: { sums: NonNullable<Tracking['sums']> }) {
  const words = useWords(trackingWords)
  const euros = useEuros()
  const rows: [string, number][] = [
    [words.goods, sums.goods],
    [words.deposit, sums.deposit],
    [words.cash, sums.cash],
    [words.account, sums.account],
  ]
  return (
    <dl className="delivery-tracked__sums">
      {rows
        .filter(([, sum]) => sum !== 0)
        .map(([label, sum]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{euros(sum)}</dd>
          </div>
        ))}
    </dl>
  )
}
