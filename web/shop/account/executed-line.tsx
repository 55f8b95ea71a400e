import { useRef } from 'react'
import { Link } from 'react-router'
import type { DeliveredGoods, OrderItem } from '../../../contract/shop/order-record.ts'
import { Badge } from '../../ui/badge.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { LineAgain } from '../cart/line-again.tsx'

type Came = DeliveredGoods['lines'][number]

type Props = {
  orderId: number
  item: OrderItem
  /** What came of it; an order is executed with every line. */
  came: Came | undefined
  showsPicture: boolean
  inCart: boolean
}

/** A delivered good, with a button to buy it again. */
export function ExecutedLine({ orderId, item, came, showsPicture, inCart }: Props) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const line = useRef<HTMLLIElement>(null)
  const name = useRef<HTMLAnchorElement>(null)
  useFocusFallback(line, name)
  const counts = came ? countsOf(came, words) : [words.pieces(item.no_of_goods)]
  return (
    <li
      ref={line}
      className={
        showsPicture
          ? 'account-executed__good account-executed__good--pictured'
          : 'account-executed__good'
      }
    >
      {showsPicture && (
        <span className="goods-picture goods-thumb">
          <img src={item.image} alt="" width={72} height={96} loading="lazy" />
        </span>
      )}
      <Link ref={name} to={item.link === '' ? `/good/${item.good_id}` : `/good/${item.link}`}>
        <NoBreak>{item.goods_name}</NoBreak>
      </Link>
      <span className="account-executed__mark">
        {inCart ? (
          <Badge look="leaf" icon="check">
            {words.inCart}
          </Badge>
        ) : (
          <LineAgain orderId={orderId} goodId={item.good_id} name={item.goods_name} />
        )}
      </span>
      <span className="num quiet">{counts.filter(Boolean).join(', ')}</span>
      <span className="num">{euros(came?.sum_vat ?? item.sum_vat)}</span>
    </li>
  )
}

/** "1 gab. (pasūtīts 2), atpakaļ 3 (norādījāt 2)". */
const countsOf = (came: Came, words: (typeof accountWords)['lv']) => [
  words.pieces(came.left) + (came.left === came.ordered ? '' : words.wasOrdered(came.ordered)),
  (came.taken_back > 0 || came.declared_return > 0) &&
    words.returnedPieces(came.taken_back) +
      (came.taken_back === came.declared_return ? '' : words.wasDeclared(came.declared_return)),
]
