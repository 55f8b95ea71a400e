import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { Link } from 'react-router'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryRow } from '../delivery/entry-row.tsx'

type Item = AutoshipDelivery['items'][number]

/** All goods, empties and sums of one delivery. */
export function DeliverySheet({ delivery }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  const { items, deposit, delivery: deliveryFee, total, payment_type } = delivery
  const back = items.reduce((sum, item) => sum + item.return, 0)
  return (
    <>
      <ul className="delivery-sheet">
        {items.map((item) => (
          <ItemRow key={item.good_id} item={item} />
        ))}
        {back > 0 && (
          <EntryRow icon="back" isReturn sum="">
            {words.emptiesBack(back)}
          </EntryRow>
        )}
        {(deposit !== 0 || back > 0) && (
          <EntryRow icon="bottle" sum={euros(deposit)}>
            {words.deposit}
          </EntryRow>
        )}
        <EntryRow icon="truck" sum={deliveryFee === 0 ? words.free : euros(deliveryFee)}>
          {words.delivery}
        </EntryRow>
      </ul>
      <p className="delivery-sum">
        <span>
          {payment_type === null
            ? words.total
            : words.totalFrom(words.paidFrom[paymentTypes.nameOf(payment_type)])}
        </span>
        <b>{euros(total)}</b>
      </p>
    </>
  )
}

function ItemRow({ item }: { item: Item }) {
  const euros = useEuros()
  return (
    <EntryRow icon={isBottled(item) ? 'bottle' : 'leaf'} sum={euros(item.sum_vat)}>
      {item.order > 0 && `${item.order} × `}
      <Link to={`/good/${item.link}`}>
        <NoBreak>{item.name}</NoBreak>
      </Link>
      <ItemNotes item={item} />
    </EntryRow>
  )
}

/** How this delivery differs from the series. */
function ItemNotes({ item: { once, usual, missing, instead_of } }: { item: Item }) {
  const words = useWords(autoshipScheduleWords)
  const notes = [
    once !== null && words.oneTimeChanges[once],
    once === 'changed' && words.usual(usual),
    instead_of !== null && words.instead(instead_of),
    missing !== null && words.missing[missing],
  ].filter(Boolean)
  return notes.length > 0 ? (
    <small className="autoship-entry__note">{notes.join(', ')}</small>
  ) : null
}
