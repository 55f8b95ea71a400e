import { useId } from 'react'
import { Link } from 'react-router'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { GoodTile } from '../goods/good-tile.tsx'
import './section.css'

type Props = { title: string; to: string; all: string; goods: readonly GoodCard[] }

/** A few goods of a list with a link to the whole list. */
export function GoodsShelf({ title, to, all, goods }: Props) {
  const id = useId()
  if (goods.length === 0) return null
  return (
    <section className="catalogue-section" aria-labelledby={id}>
      <div className="catalogue-section__head">
        <h2 id={id}>{title}</h2>
        <Link to={to}>{all}</Link>
      </div>
      <div className="goods-cards goods-cards--3">
        {goods.map((good) => (
          <GoodTile key={good.id} good={good} />
        ))}
      </div>
    </section>
  )
}
