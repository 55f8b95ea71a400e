import { useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ExecutedLine } from './executed-line.tsx'
import { DocumentButton } from '../page/document-button.tsx'

const SHORT_LIST_LENGTH = 5

/** A delivered order: five goods at first, all with pictures when opened. */
export function ExecutedOrder({
  order,
  marked: goodIdsInCart,
}: {
  order: Order
  marked: ReadonlySet<number>
}) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const [isOpen, setIsOpen] = useState(false)
  const goods = order.order_items_list
  const visibleGoods = isOpen ? goods : goods.slice(0, SHORT_LIST_LENGTH)
  const hiddenCount = goods.length - visibleGoods.length
  const day = order.delivery_date && dayOf(order.delivery_date)
  const id = `order-${order.id}`
  const creditId = order.links.credit_bill?.match(/\d+/)?.[0]
  return (
    <li className="account-executed__order">
      <div className="account-executed__head">
        <h2>
          <Link to={`/order/${order.id}`}>
            <NoBreak>{day ? dayTitle(day, language) : words.orderNo(order.id)}</NoBreak>
          </Link>
        </h2>
        <b className="num">{euros(order.total_amount_with_bail_and_vat)}</b>
        <p className="quiet">
          {[
            day && numericDate(day, language),
            words.orderNo(order.id),
            words.orderGoods(goods.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul id={id} className="account-executed__goods">
        {visibleGoods.map((item) => (
          <ExecutedLine
            key={item.id}
            item={item}
            showsPicture={isOpen}
            inCart={goodIdsInCart.has(item.good_id)}
          />
        ))}
        {hiddenCount > 0 && <li className="quiet">{words.andMore(hiddenCount)}</li>}
        {otherSums(order, words).map(([label, sum]) => (
          <li key={label} className="account-executed__good account-executed__good--extra quiet">
            <span>{label}</span>
            <span className="num">{euros(sum)}</span>
          </li>
        ))}
      </ul>
      <div className="account-executed__acts">
        <Button
          look="text"
          icon={isOpen ? 'minus' : 'plus'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.shorter : words.withPictures}
        </Button>
        {order.ramus_id !== '' && (
          <DocumentButton
            label={`${words.invoice} ${order.ramus_id}`}
            readUrl={() => api.readOrderInvoice({ params: { id: String(order.id) } })}
          />
        )}
        {creditId !== undefined && (
          <DocumentButton
            label={words.creditBill}
            readUrl={() => api.readBillFile({ params: { id: creditId } })}
          />
        )}
      </div>
    </li>
  )
}

type Words = (typeof accountWords)['lv']

/** The sums beside the goods, and the invoice total when the delivery changed it. */
const otherSums = (order: Order, words: Words): [label: string, sum: number][] => {
  const { details, invoice_amount: invoiced, total_amount_with_bail_and_vat: ordered } = order
  const sums: [string, number][] = [
    [words.depositLine, details.deposit_amount],
    [words.deliveryLine, details.extra_delivery],
    [words.bonusLine, -details.bonus],
  ]
  const nonZero = sums.filter(([, sum]) => sum !== 0)
  return invoiced === null || invoiced === ordered
    ? nonZero
    : [...nonZero, [words.invoiceTotal, invoiced]]
}
