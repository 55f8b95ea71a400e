import { LinkButton } from '../../ui/link-button.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { EditedLines } from '../cart/edited-lines.tsx'
import { GoodsTargetContext } from '../goods/goods-target.ts'
import { autoshipTarget, type OpenAutoship } from './open-autoship.ts'
import { SubstituteChoice } from './substitute-choice.tsx'

/** The goods at autoship prices, each with its substitute. */
export function EditItems({ opened: { autoship } }: { opened: OpenAutoship }) {
  const words = useWords(autoshipWords)
  return (
    <section>
      <h2>{words.goods}</h2>
      {autoship.items.length === 0 && <p className="autoship-edit__none quiet">{words.noGoods}.</p>}
      <GoodsTargetContext value={autoshipTarget}>
        <EditedLines edited={autoship}>
          {(item) => <SubstituteChoice item={item} isLocked={autoship.lock === 1} />}
        </EditedLines>
      </GoodsTargetContext>
      {autoship.lock === 0 && (
        <p className="btn-offers">
          <LinkButton look="text" icon="plus" to={`/autoship/${autoship.id}/addgoods/1`}>
            {words.addGoods}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
