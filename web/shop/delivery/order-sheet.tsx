import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeliveredGoods, Order } from '../../../contract/shop/order-record.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { sumBeforePromo } from '../goods/sum-before-promo.ts'
import { EntryRow } from './entry-row.tsx'
import { isToCome } from './order-phrases.ts'
import { PaymentRows, sheetTotal } from './payment-rows.tsx'

type Item = Order['items'][number]

const iconOf = (item: Item | undefined): IconName =>
  item?.kind === 'service' ? 'check' : item && isBottled(item) ? 'bottle' : 'leaf'

type LineAct = (goodId: number, name: string) => ReactNode

type Props = {
  order: Order
  /** What can be done with a single good. */
  lineAct?: LineAct
}

const noAct: LineAct = () => null

/** All goods, empties and sums of an order as ordered, or as it came, and how it was paid. */
export function OrderSheet({ order, lineAct = noAct }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const fine = useFinePrint(order)
  const { delivered } = order
  return (
    <>
      <ul className="delivery-sheet">
        {delivered ? (
          <DeliveredRows order={order} delivered={delivered} lineAct={lineAct} />
        ) : (
          <OrderedRows order={order} lineAct={lineAct} />
        )}
      </ul>
      <p className="delivery-sum">
        <span>{words.total}</span>
        <b>{euros(sheetTotal(order))}</b>
      </p>
      <PaymentRows order={order} />
      {fine !== '' && <p className="delivery-until">{fine}</p>}
    </>
  )
}

function OrderedRows({ order, lineAct }: { order: Order; lineAct: LineAct }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { details, items, only_services } = order
  const back = items.reduce((sum, item) => sum + item.return, 0)
  const delivery = details.extra_delivery === 0 ? words.free : euros(details.extra_delivery)
  return (
    <>
      {items
        .filter((item) => item.order > 0)
        .map((item) => (
          <OrderedGood key={item.id} item={item} lineAct={lineAct} />
        ))}
      {back > 0 && (
        <EntryRow icon="back" isReturn sum="">
          {words.emptiesBack(back)}
        </EntryRow>
      )}
      <PromoRow code={details.active_promo_code} sum={details.final_discount_vat} />
      <SumRow icon="leaf" label={words.bonus} sum={-details.bonus} />
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

function OrderedGood({ item, lineAct }: { item: Item; lineAct: LineAct }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  return (
    <EntryRow icon={iconOf(item)} sum={euros(sumBeforePromo(item))}>
      {item.order} × <GoodLink link={item.link} name={item.name} />
      {item.monthly_payment_vat > 0 && (
        <small className="delivery-sheet__more">
          {words.rentLater(euros(item.monthly_payment_vat * item.order))}
        </small>
      )}
      {lineAct(item.good_id, item.name)}
    </EntryRow>
  )
}

type DeliveredProps = { order: Order; delivered: DeliveredGoods; lineAct: LineAct }

/** The rows of the invoice, with what was ordered where another count came. */
function DeliveredRows({ order, delivered, lineAct }: DeliveredProps) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const itemOf = (goodId: number) => order.items.find(({ good_id }) => good_id === goodId)
  const returned = delivered.lines.filter((line) => line.taken_back > 0 || line.declared_return > 0)
  return (
    <>
      {delivered.lines
        .filter(({ left, ordered }) => left > 0 || ordered > 0)
        .map((line) => (
          <EntryRow
            key={line.good_id}
            icon={iconOf(itemOf(line.good_id))}
            sum={euros(line.sum_vat)}
          >
            {line.left} × <GoodLink link={line.link} name={line.goods_name} />
            <Otherwise counted={line.left} expected={line.ordered} say={words.wasOrdered} />
            {lineAct(line.good_id, line.goods_name)}
          </EntryRow>
        ))}
      {returned.map((line) => (
        <EntryRow key={`${line.good_id} back`} icon="back" isReturn sum="">
          <NoBreak>{words.takenBack(line.taken_back, line.goods_name)}</NoBreak>
          <Otherwise
            counted={line.taken_back}
            expected={line.declared_return}
            say={words.wasDeclared}
          />
        </EntryRow>
      ))}
      <PromoRow code={order.details.active_promo_code} sum={delivered.discount} />
      <SumRow icon="leaf" label={words.bonus} sum={-delivered.bonus} />
      <SumRow icon="bottle" label={words.deposit} sum={delivered.deposit_charged} />
      <SumRow icon="bottle" label={words.depositBack} sum={-delivered.deposit_returned} />
      <SumRow icon="truck" label={words.delivery} sum={delivered.delivery_amount} />
      <SumRow icon="card" label={words.charge} sum={delivered.payment_charge} />
    </>
  )
}

const GoodLink = ({ link, name }: { link: string; name: string }) => (
  <Link to={`/good/${link}`}>
    <NoBreak>{name}</NoBreak>
  </Link>
)

type OtherwiseProps = { counted: number; expected: number; say: (count: number) => string }

const Otherwise = ({ counted, expected, say }: OtherwiseProps) =>
  counted !== expected && <small className="delivery-sheet__more">{say(expected)}</small>

function SumRow({ icon, label, sum }: { icon: IconName; label: string; sum: number }) {
  const euros = useEuros()
  if (sum === 0) return null
  return (
    <EntryRow icon={icon} sum={euros(sum)}>
      {label}
    </EntryRow>
  )
}

function PromoRow({ code, sum }: { code: string | null; sum: number }) {
  const words = useWords(orderWords)
  return <SumRow icon="minus" label={words.promo(code ?? '')} sum={-sum} />
}

/** Savings, and the deposit that comes back later. */
function useFinePrint(order: Order): string {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { details } = order
  return [
    order.delivered === null && details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 &&
      isToCome(order) &&
      words.refundLater(euros(details.bail_to_refund)),
  ]
    .filter(Boolean)
    .join(' ')
}
