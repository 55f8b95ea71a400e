import { useId } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { GoodTile } from '../goods/good-tile.tsx'
import './section.css'
import './rail.css'

/** A row of a few goods at the foot of a page. */
export function GoodsRail({ title, goods }: { title: string; goods: readonly GoodCard[] }) {
  const id = useId()
  if (goods.length === 0) return null
  return (
    <section className="catalogue-section" aria-labelledby={id}>
      <div className="catalogue-section__head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="catalogue-rail">
        {goods.slice(0, 4).map((good) => (
          <GoodTile key={good.id} good={good} />
        ))}
      </div>
    </section>
  )
}
