import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useShop } from '../../client/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { CategoryMenu } from './category-menu.tsx'
import './category-bar.css'

/** Categories of the first level; the water line dips under the one that is open. */
export function CategoryBar() {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<number>()
  const isHere = (path: string) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined)
  return (
    <nav
      className="cats"
      aria-label={words.categories}
      onMouseLeave={() => setOpen(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(undefined)}
    >
      <div className="wrap">
        <ul>
          {categories.map((category, index) => (
            <li key={category.id} className={index > 4 ? 'nav-2' : undefined} onMouseEnter={() => setOpen(category.id)}>
              <Link to={`/${category.link}`} aria-current={isHere(`/${category.link}`)}>
                {category.category}
              </Link>
            </li>
          ))}
          <li className="end">
            <Link className="sale" to="/discount-goods" aria-current={isHere('/discount-goods')}>
              {words.discounts}
            </Link>
          </li>
          <li>
            <Link to="/new-goods" aria-current={isHere('/new-goods')}>
              {words.news}
            </Link>
          </li>
          <li>
            <button
              className="cats__all"
              type="button"
              aria-expanded={open !== undefined}
              aria-label={words.categories}
              onClick={() => setOpen(open === undefined ? categories[0]?.id : undefined)}
            >
              <Icon name="down" size={18} />
            </button>
          </li>
        </ul>
        {open !== undefined && <CategoryMenu open={open} onOpen={setOpen} onGone={() => setOpen(undefined)} />}
      </div>
    </nav>
  )
}
