import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { EditedLines } from '../cart/edited-lines.tsx'
import { GoodsTargetContext } from '../goods/goods-target.ts'
import { copyTarget, type OpenCopy } from './open-copy.ts'

export function EditItems({ open: { order, cart } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  return (
    <section>
      <h2>{words.goods}</h2>
      <GoodsTargetContext value={copyTarget}>
        <EditedLines edited={cart} />
      </GoodsTargetContext>
      <p className="btn-offers">
        <LinkButton look="text" icon="plus" to={`/waiting-for-delivery/${order.id}/addgoods/1`}>
          {words.addGoods}
        </LinkButton>
      </p>
    </section>
  )
}
