import { useObserved } from '../../client/observed.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { CartLine } from '../cart/cart-line.tsx'
import { lineDeposits } from '../cart/line-deposits.ts'
import { GoodsTargetContext } from '../goods/goods-target.ts'
import { autoshipTarget } from './autoship-target.ts'
import { changeItemCounts, pendingItemCounts, type OpenAutoship } from './open-autoship.ts'
import { SubstituteChoice } from './substitute-choice.tsx'

/** The goods at autoship prices, each with its substitute. */
export function EditItems({ opened: { autoship, shortages } }: { opened: OpenAutoship }) {
  const words = useWords(autoshipWords)
  const pendingCounts = useObserved(pendingItemCounts)
  const deposits = lineDeposits(autoship)
  return (
    <section>
      <h2>{words.goods}</h2>
      {autoship.items.length === 0 && <p className="ship-edit__none quiet">{words.noGoods}.</p>}
      <GoodsTargetContext value={autoshipTarget}>
        <ul>
          {autoship.items.map((item) => (
            <CartLine
              key={item.id}
              item={{ ...item, ...pendingCounts.get(item.good_id) }}
              deposit={deposits.get(item.good_id)}
              granted={shortages.get(item.good_id)}
              onChange={(counts) => changeItemCounts(item.good_id, counts)}
            >
              <SubstituteChoice item={item} isLocked={autoship.lock === 1} />
            </CartLine>
          ))}
        </ul>
      </GoodsTargetContext>
      {autoship.lock === 0 && (
        <p className="offer">
          <LinkButton look="text" icon="plus" to={`/autoship/${autoship.id}/addgoods/1`}>
            {words.addGoods}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
