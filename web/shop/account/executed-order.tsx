import { useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { dayTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PaymentRows, sheetTotal } from '../delivery/payment-rows.tsx'
import { ExecutedLine } from './executed-line.tsx'
import { DocumentButton } from '../page/document-button.tsx'
import { InvoiceButton } from '../page/invoice-button.tsx'

const SHORT_LIST_LENGTH = 5

type Props = { order: Order; marked: ReadonlySet<number> }

/** An order that came or was cancelled: five goods at first, all with pictures when opened. */
export function ExecutedOrder({ order, marked: goodIdsInCart }: Props) {
  const words = useWords(accountWords)
  const [isOpen, setIsOpen] = useState(false)
  const goods = order.order_items_list
  const visibleGoods = isOpen ? goods : goods.slice(0, SHORT_LIST_LENGTH)
  const hiddenCount = goods.length - visibleGoods.length
  const id = `order-${order.id}`
  return (
    <li className="account-executed__order">
      <Head order={order} />
      <ul id={id} className="account-executed__goods">
        {visibleGoods.map((item) => (
          <ExecutedLine
            key={item.id}
            orderId={order.id}
            item={item}
            came={order.delivered?.lines.find(({ good_id }) => good_id === item.good_id)}
            showsPicture={isOpen}
            inCart={goodIdsInCart.has(item.good_id)}
          />
        ))}
        {hiddenCount > 0 && <li className="quiet">{words.andMore(hiddenCount)}</li>}
        <OtherSums order={order} />
      </ul>
      <PaymentRows order={order} />
      <Acts order={order} listId={id} isOpen={isOpen} onOpen={() => setIsOpen(!isOpen)} />
    </li>
  )
}

type ActsProps = { order: Order; listId: string; isOpen: boolean; onOpen: () => void }

/** Each order of the page has the same acts, so a reader hears its number as well. */
function Acts({ order, listId, isOpen, onOpen }: ActsProps) {
  const words = useWords(accountWords)
  const about = words.orderTitle(order.id)
  const pictures = isOpen ? words.shorter : words.withPictures
  return (
    <div className="account-executed__acts">
      <Button
        look="text"
        icon={isOpen ? 'minus' : 'plus'}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${pictures}: ${about}`}
        onClick={onOpen}
      >
        {pictures}
      </Button>
      <LinkButton
        look="text"
        icon="repeat"
        to={`/cart/again/${order.id}`}
        aria-label={`${words.orderAgain}: ${about}`}
      >
        {words.orderAgain}
      </LinkButton>
      <Documents order={order} />
    </div>
  )
}

function OtherSums({ order }: { order: Order }) {
  const words = useWords(accountWords)
  const euros = useEuros()
  return otherSums(order, words).map(([label, sum]) => (
    <li key={label} className="account-executed__good account-executed__good--extra quiet">
      <span>{label}</span>
      <span className="num">{euros(sum)}</span>
    </li>
  ))
}

function Head({ order }: { order: Order }) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const day = order.delivery_date && dayOf(order.delivery_date)
  const { cancelled_at: cancelled } = order
  const facts = [
    cancelled === null
      ? day && numericDate(day, language)
      : words.cancelledOn(numericDate(rigaDay(Date.parse(cancelled)), language)),
    words.orderNo(order.id),
    words.orderGoods(order.order_items_list.length),
  ]
  return (
    <div className="account-executed__head">
      <h2>
        <Link to={`/order/${order.id}`}>
          <NoBreak>{day ? dayTitle(day, language) : words.orderNo(order.id)}</NoBreak>
        </Link>
      </h2>
      <b className="num">{euros(sheetTotal(order))}</b>
      <p className="quiet">{facts.filter(Boolean).join('\u00A0· ')}</p>
    </div>
  )
}

/** The invoice and its credit bill, as far as there are any. */
function Documents({ order }: { order: Order }) {
  const words = useWords(accountWords)
  const creditId = order.links.credit_bill?.match(/\d+/)?.[0]
  return (
    <>
      <InvoiceButton order={order} />
      {creditId !== undefined && (
        <DocumentButton
          label={words.creditBill}
          readUrl={() => api.readBillFile({ params: { id: creditId } })}
        />
      )}
    </>
  )
}

type Words = (typeof accountWords)['lv']

/** The sums beside the goods: with them they make the invoice's total. */
function otherSums({ details, delivered }: Order, words: Words): [label: string, sum: number][] {
  const sums: [string, number][] = [
    [words.promoLine(details.active_promo_code ?? ''), -(delivered?.discount ?? 0)],
    [words.bonusLine, -(delivered?.bonus ?? details.bonus)],
    [words.depositLine, delivered?.deposit_charged ?? details.deposit_amount],
    [words.depositBackLine, -(delivered?.deposit_returned ?? 0)],
    [words.deliveryLine, delivered?.delivery_amount ?? details.extra_delivery],
    [words.chargeLine, delivered?.payment_charge ?? 0],
  ]
  return sums.filter(([, sum]) => sum !== 0)
}
