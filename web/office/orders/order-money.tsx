import { Link } from 'react-router'
import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { orderWords } from '../../words/office/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** What the order costs, how it is paid, and its documents. */
export function OrderMoney({ order: { money, documents } }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const rows = useSums(money)
  const isAlways = (name: string) => [words.goodsSum, words.total].includes(name)
  return (
    <aside className="orders-money">
      <h3>{words.money}</h3>
      <dl>
        {rows
          .filter(([name, cents]) => cents !== 0 || isAlways(name))
          .map(([name, cents]) => (
            <div key={name} className={name === words.total ? 'orders-money__total' : undefined}>
              <dt>{name}</dt>
              <dd className="num">{formatEuros(cents, language)}</dd>
            </div>
          ))}
      </dl>
      <Documents documents={documents} />
    </aside>
  )
}

/** All sums of an order, the empty ones too. */
function useSums(money: OfficeOrder['money']): [string, number][] {
  const words = useWords(orderWords)
  const language = useLanguage()
  const paidBy = (by: string) =>
    by === 'credited' ? words.credited : words.paid(words.payments[by] ?? by)
  return [
    [words.goodsSum, money.goodsCents],
    [words.depositSum, money.depositCents],
    [words.deliverySum, money.deliveryCents],
    [words.chargeSum, money.chargeCents],
    [words.total, money.totalCents],
    [words.topUp, money.topUpCents],
    ...money.settled.map(({ by, cents, on }): [string, number] => [
      `${paidBy(by)}, ${numericDate(dayOf(on), language)}`,
      cents,
    ]),
    [money.open?.by === 'deferred' ? words.deferred : words.toPay, money.open?.cents ?? 0],
    [words.prepaid, money.prepaidCents],
    [words.cashDue, money.cashDueCents],
    [words.awaited, money.awaitedCents],
    [words.missing, money.missingCents],
  ]
}

function Documents({ documents }: Pick<OfficeOrder, 'documents'>) {
  const words = useWords(orderWords)
  const language = useLanguage()
  return (
    <>
      <h3>{words.documents}</h3>
      {documents.length === 0 ? (
        <p className="quiet">{words.noDocuments}</p>
      ) : (
        <ul className="orders-attempts">
          {documents.map(({ id, number, totalCents }) => (
            <li key={id}>
              <Link to={`/documents/${id}`}>{number}</Link>,{' '}
              <span className="num">{formatEuros(totalCents, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
