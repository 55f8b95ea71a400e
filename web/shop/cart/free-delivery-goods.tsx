import { Link } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartSharingWords } from '../../words/shop/cart-sharing.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { api } from '../session/api.ts'
import './free-delivery.css'

const MOST_GOODS = 3
const READ_GOODS = '12'

/** Goods of the customer's own first, then the cheapest that fill the gap. */
async function readFilling(missing: number, inCart: ReadonlySet<number>): Promise<GoodCard[]> {
  const [own, others] = await Promise.all([
    api.lastOrderedGoods().then(
      ({ goods }) => goods.data,
      () => [],
    ),
    api.listGoods({
      query: { page: '1', limit: READ_GOODS, price_from: String(missing), order_by: 'price' },
    }),
  ])
  const fits = [...own, ...others.goods.data].filter(
    (good) =>
      good.price_vat >= missing &&
      good.kind === 'good' &&
      good.available_for_customer !== 0 &&
      !inCart.has(good.id),
  )
  return [...new Map(fits.map((good) => [good.id, good])).values()].slice(0, MOST_GOODS)
}

/** What is missing to a free delivery, and goods that one press adds. */
export function FreeDeliveryGoods({ cart }: { cart: Cart }) {
  const missing = cart.details.explained?.delivery.missing_to_free ?? 0
  const words = useWords(cartSharingWords)
  const euros = useEuros()
  const inCart = new Set(cart.items.map(({ good_id }) => good_id))
  const key = missing > 0 ? `${missing} ${[...inCart].join(' ')}` : undefined
  const { value: goods, hasFailed } = useLoaded(key, () => readFilling(missing, inCart))
  if (missing <= 0 || goods?.length === 0 || (!goods && hasFailed)) return null
  return (
    <section className="slip-page__part no-print" aria-labelledby="free-delivery">
      <h2 id="free-delivery">{words.toFree(euros(missing))}</h2>
      <ul className="cart-filling" aria-busy={!goods}>
        {goods?.map(({ id, link, name, price_vat: price }) => (
          <li key={id}>
            <Link to={`/good/${link}`}>
              <NoBreak>{name}</NoBreak>
            </Link>
            <b className="num">{euros(price)}</b>
            <Button
              look="line"
              aria-label={words.addNamed(name)}
              onClick={() => cartEditor.add(id, { order: 1, return: 0 })}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
