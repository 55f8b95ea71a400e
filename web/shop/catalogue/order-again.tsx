import { useId } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { listed } from '../../../domain/words/listed.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useKeptRoom } from '../first-visit/kept-rooms.ts'
import { GoodPicture } from '../goods/good-picture.tsx'
import { api } from '../session/api.ts'
import { GoodsRail } from './goods-rail.tsx'
import './order-again.css'

const MOST_NAMED = 3

async function readLast() {
  const [{ order: orders }, { goods }] = await Promise.all([
    api.listOrders({ query: {} }),
    api.lastOrderedGoods(),
  ])
  const order = orders.data.find(({ status }) => orderStateOf(status) !== 'cancelled')
  return { order, goods: goods.data }
}

/** The last order, which one press repeats, and the goods ordered last. */
export default function OrderAgain() {
  const words = useWords(homeWords)
  // after a failure the home page does without it
  const { value, hasFailed } = useLoaded('last order', readLast)
  useKeptRoom('order-again', value !== undefined, hasFailed)
  if (value === undefined) return null
  return (
    <>
      {value.order && <LastOrder order={value.order} />}
      <GoodsRail title={words.lastGoods} goods={value.goods} />
    </>
  )
}

function LastOrder({ order }: { order: Order }) {
  const words = useWords(homeWords)
  const language = useLanguage()
  const euros = useEuros()
  const id = useId()
  const ordered = order.order_items_list.filter(({ no_of_goods }) => no_of_goods > 0)
  const named = ordered
    .slice(0, MOST_NAMED)
    .map((item) => `${item.no_of_goods} × ${item.goods_name}`)
  const left = ordered.length - named.length
  const names = left > 0 ? `${named.join(', ')} ${words.andMore(left)}` : listed(named, language)
  const sum = euros(order.total_amount_with_bail_and_vat)

  if (ordered.length === 0) return null
  return (
    <section className="catalogue-again" aria-labelledby={id}>
      <div className="catalogue-again__pics">
        {ordered.slice(0, MOST_NAMED).map(({ id: lineId, image }) => (
          <GoodPicture
            key={lineId}
            good={{ images: [{ url: image, raw: image }], category_id: [] }}
            thumb
          />
        ))}
      </div>
      <div>
        <h2 id={id}>{words.lastOrder}</h2>
        <p className="quiet">
          <NoBreak>{words.ofDay(onDate(dayOfOrder(order), language), names, sum)}</NoBreak>
        </p>
      </div>
      <LinkButton look="line" icon="repeat" to={`/cart/again/${order.id}`}>
        {words.repeatOrder}
      </LinkButton>
    </section>
  )
}

/** Services alone and parcels have no day of ours. */
const dayOfOrder = ({ delivery_date: day, placed_at: placedAt }: Order): Day =>
  day === null ? rigaDay(Date.parse(placedAt ?? '')) : dayOf(day)
