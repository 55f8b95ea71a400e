import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { Link } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryRow } from './entry-row.tsx'
import { isToCome } from './order-phrases.ts'

type Item = Order['items'][number]

const iconOf = (item: Item): IconName =>
  item.kind === 'service' ? 'check' : isBottled(item) ? 'bottle' : 'leaf'

/** All goods, empties and sums of an order. */
export function OrderSheet({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { details } = order
  const back = order.items.reduce((sum, item) => sum + item.return, 0)
  const isToBeDelivered = isToCome(order)
  const withCharge = eurosOf(
    centsOf(order.total_amount_with_bail_and_vat) + centsOf(order.payment_charge),
  )
  const fine = [
    details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 &&
      isToBeDelivered &&
      words.refundLater(euros(details.bail_to_refund)),
    order.payment_charge > 0 && words.withCharge(euros(order.payment_charge), euros(withCharge)),
    order.invoice_amount !== null &&
      order.invoice_amount !== withCharge &&
      words.invoiced(euros(order.invoice_amount)),
    order.cash_due > 0 && isToBeDelivered && words.cashDue(euros(order.cash_due)),
  ].filter(Boolean)
  return (
    <>
      <ul className="delivery-sheet">
        {order.items
          .filter((item) => item.order > 0)
          .map((item) => (
            <EntryRow key={item.id} icon={iconOf(item)} sum={euros(item.sum_vat)}>
              {item.order} ×{' '}
              <Link to={`/good/${item.link}`}>
                <NoBreak>{item.name}</NoBreak>
              </Link>
            </EntryRow>
          ))}
        {back > 0 && (
          <EntryRow icon="back" isReturn sum="">
            {words.emptiesBack(back)}
          </EntryRow>
        )}
        {details.bonus > 0 && (
          <EntryRow icon="leaf" sum={euros(-details.bonus)}>
            {words.bonus}
          </EntryRow>
        )}
        {(details.deposit_amount > 0 || back > 0) && (
          <EntryRow icon="bottle" sum={euros(details.deposit_amount)}>
            {words.deposit}
          </EntryRow>
        )}
        {order.only_services === 0 && (
          <EntryRow
            icon="truck"
            sum={details.extra_delivery === 0 ? words.free : euros(details.extra_delivery)}
          >
            {words.delivery}
          </EntryRow>
        )}
      </ul>
      <p className="delivery-sum">
        <span>{words.total}</span>
        <b>{euros(order.total_amount_with_bail_and_vat)}</b>
      </p>
      {fine.length > 0 && <p className="delivery-until">{fine.join(' ')}</p>}
    </>
  )
}
