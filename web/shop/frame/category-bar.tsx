import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useShop } from '../../client/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { CategoryMenu } from './category-menu.tsx'
import './category-bar.css'

/** Those that find no room in the bar are behind "more". */
const rowOf = (index: number) => (index > 7 ? 'nav-3' : index > 4 ? 'nav-2' : undefined)

/** Categories of the first level; the water line dips under the current one. Pointing, the down key or "more" opens the rest. */
export function CategoryBar() {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<number>()
  const bar = useRef<HTMLElement>(null)
  const close = () => setOpen(undefined)
  const here = (path: string) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined)

  function openByKey(event: KeyboardEvent, id: number) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(id)
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('.mega [aria-expanded="true"]')?.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving it by pointer, focus or Escape closes what it opened
    <nav
      className="catnav"
      aria-label={words.categories}
      ref={bar}
      onMouseLeave={close}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="cats">
        <div className="wrap">
          <ul>
            {categories.map(({ id, link, category }, index) => (
              <li key={id} className={rowOf(index)}>
                <Link
                  to={`/${link}`}
                  aria-current={here(`/${link}`)}
                  onClick={close}
                  onMouseEnter={() => setOpen(id)}
                  onKeyDown={(event) => openByKey(event, id)}
                >
                  {category}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-expanded={open !== undefined}
                onClick={() => setOpen(open === undefined ? categories[0]?.id : undefined)}
              >
                {words.more}
                <Icon name="down" size={16} />
              </button>
            </li>
            <li className="end">
              <Link className="sale" to="/discount-goods" aria-current={here('/discount-goods')} onMouseEnter={close}>
                {words.discounts}
              </Link>
            </li>
            <li>
              <Link to="/new-goods" aria-current={here('/new-goods')} onMouseEnter={close}>
                {words.news}
              </Link>
            </li>
          </ul>
        </div>
      </div>
      {open !== undefined && (
        <div className="catnav__menu wrap">
          <CategoryMenu open={open} onOpen={setOpen} onGone={close} />
        </div>
      )}
    </nav>
  )
}
