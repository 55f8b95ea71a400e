import { useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { Tied } from '../../ui/tied.tsx'
import { accountWords } from '../../words/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ExecutedLine } from './executed-line.tsx'
import { PaperButton } from './paper-button.tsx'

const SHORT_LIST = 5

/** An order that was delivered: five goods at first, all of them with their pictures when asked for. */
export function ExecutedOrder({ order, marked }: { order: Order; marked: ReadonlySet<number> }) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const goods = order.order_items_list
  const shown = open ? goods : goods.slice(0, SHORT_LIST)
  const hidden = goods.length - shown.length
  const day = order.delivery_date && dayOf(order.delivery_date)
  const id = `order-${order.id}`
  const creditId = order.links.credit_bill?.match(/\d+/)?.[0]
  return (
    <li className="executed__order">
      <div className="executed__head">
        <h2>
          <Link to={`/order/${order.id}`}>
            <Tied>{day ? dayTitle(day, language) : words.orderNo(order.id)}</Tied>
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
      <ul id={id} className="executed__goods">
        {shown.map((item) => (
          <ExecutedLine
            key={item.id}
            item={item}
            withPicture={open}
            inCart={marked.has(item.good_id)}
          />
        ))}
        {hidden > 0 && <li className="quiet">{words.andMore(hidden)}</li>}
        {extrasOf(order, words).map(([label, sum]) => (
          <li key={label} className="executed__good executed__good--extra quiet">
            <span>{label}</span>
            <span className="num">{euros(sum)}</span>
          </li>
        ))}
      </ul>
      <div className="executed__acts">
        <Button
          look="text"
          icon={open ? 'minus' : 'plus'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? words.shorter : words.withPictures}
        </Button>
        {order.ramus_id !== '' && (
          <PaperButton
            label={`${words.invoice} ${order.ramus_id}`}
            ask={() => api.readOrderInvoice({ params: { id: String(order.id) } })}
          />
        )}
        {creditId !== undefined && (
          <PaperButton
            label={words.creditBill}
            ask={() => api.readBillFile({ params: { id: creditId } })}
          />
        )}
      </div>
    </li>
  )
}

type Words = (typeof accountWords)['lv']

/** What the goods do not explain of the order's sum, and what the invoice comes to where the delivery made it another. */
const extrasOf = (order: Order, words: Words): [label: string, sum: number][] => {
  const { details, invoice_amount: invoiced, total_amount_with_bail_and_vat: ordered } = order
  const sums: [string, number][] = [
    [words.depositLine, details.deposit_amount],
    [words.deliveryLine, details.extra_delivery],
    [words.bonusLine, -details.bonus],
  ]
  const shown = sums.filter(([, sum]) => sum !== 0)
  return invoiced === null || invoiced === ordered
    ? shown
    : [...shown, [words.invoiceTotal, invoiced]]
}
