import { useObserved } from '../../client/observed.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { CartLine } from '../cart/cart-line.tsx'
import { lineDeposits } from '../cart/line-deposits.ts'
import { GoodsTargetContext } from '../goods/goods-target.ts'
import { copyTarget } from './copy-target.ts'
import { changeCopyCounts, pendingCopyCounts, type OpenCopy } from './open-copy.ts'

export function EditItems({ open: { order, cart, shortages } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  const pendingCounts = useObserved(pendingCopyCounts)
  const deposits = lineDeposits(cart)
  return (
    <section>
      <h2>{words.goods}</h2>
      <GoodsTargetContext value={copyTarget}>
        <ul>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={{ ...item, ...pendingCounts.get(item.good_id) }}
              deposit={deposits.get(item.good_id)}
              granted={shortages.get(item.good_id)}
              onChange={(counts) => changeCopyCounts(item.good_id, counts)}
            />
          ))}
        </ul>
      </GoodsTargetContext>
      <p className="offer">
        <LinkButton look="text" icon="plus" to={`/waiting-for-delivery/${order.id}/addgoods/1`}>
          {words.addGoods}
        </LinkButton>
      </p>
    </section>
  )
}
