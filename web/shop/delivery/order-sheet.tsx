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
  const fine = useFinePrint(order)
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
        <OtherRows order={order} />
      </ul>
      <p className="delivery-sum">
        <span>{words.total}</span>
        <b>{euros(order.total_amount_with_bail_and_vat)}</b>
      </p>
      {fine !== '' && <p className="delivery-until">{fine}</p>}
    </>
  )
}

/** Empties, bonus, deposit and delivery. */
function OtherRows({ order: { details, items, only_services } }: { order: Order }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const back = items.reduce((sum, item) => sum + item.return, 0)
  const delivery = details.extra_delivery === 0 ? words.free : euros(details.extra_delivery)
  return (
    <>
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
      {only_services === 0 && (
        <EntryRow icon="truck" sum={delivery}>
          {words.delivery}
        </EntryRow>
      )}
    </>
  )
}

/** Savings, later refunds, the payment charge, the invoice and the cash to have ready. */
function useFinePrint(order: Order): string {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { details, payment_charge: charge, invoice_amount: invoiced } = order
  const isToBeDelivered = isToCome(order)
  const withCharge = eurosOf(centsOf(order.total_amount_with_bail_and_vat) + centsOf(charge))
  return [
    details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 &&
      isToBeDelivered &&
      words.refundLater(euros(details.bail_to_refund)),
    charge > 0 && words.withCharge(euros(charge), euros(withCharge)),
    invoiced !== null && invoiced !== withCharge && words.invoiced(euros(invoiced)),
    order.cash_due > 0 && isToBeDelivered && words.cashDue(euros(order.cash_due)),
  ]
    .filter(Boolean)
    .join(' ')
}
