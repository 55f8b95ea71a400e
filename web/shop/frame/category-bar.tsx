import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './category-bar.css'

const CategoryMenu = lazyWithRetry(() => import('./category-menu.tsx'))

const HOVER_DELAY_MS = 50

/** Categories that wrap to a hidden row are reached by "more". */
const rowOf = (index: number) =>
  index > 7 ? 'frame-bar__narrow' : index > 4 ? 'frame-bar__wide' : undefined

/** Which category's menu is open, and whether by the keyboard. */
function useCategoryMenu() {
  const [open, setOpen] = useState<number>()
  const [byKey, setByKey] = useState(false)
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedFrom = useRef<HTMLElement>(null)
  const close = () => {
    clearTimeout(hoverTimer.current)
    setOpen(undefined)
    setByKey(false)
  }

  /** With a delay, so that a pointer passing by opens nothing. */
  function openByHover(id: number) {
    clearTimeout(hoverTimer.current)
    hoverTimer.current = setTimeout(() => setOpen(id), HOVER_DELAY_MS)
  }

  function openByKey(event: KeyboardEvent<HTMLElement>, id: number) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    openedFrom.current = event.currentTarget
    setOpen(id)
    setByKey(true)
  }

  /** Escape removes the focused menu, so the focus returns to the link that opened it. */
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    if (byKey) openedFrom.current?.focus()
    close()
  }
  return { open, setOpen, byKey, close, openByHover, openByKey, closeByKey }
}

/** Categories of the first level; hovering, the down key or "more" opens their subcategories. */
export function CategoryBar() {
  const words = useWords(frameWords)
  const menu = useCategoryMenu()
  const { open, setOpen, byKey, close } = menu
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving it by pointer, focus or Escape closes what it opened
    <nav
      className="frame-categories"
      aria-label={words.categories}
      onMouseLeave={close}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={menu.closeByKey}
    >
      <div className="frame-bar">
        <div className="wrap">
          <ul>
            <Categories menu={menu} />
            <Offers onHover={close} />
          </ul>
        </div>
      </div>
      {open !== undefined && (
        <div className="frame-categories__menu wrap">
          <Suspense>
            <CategoryMenu open={open} onOpen={setOpen} onClose={close} takesFocus={byKey} />
          </Suspense>
        </div>
      )}
    </nav>
  )
}

function useAriaCurrent() {
  const { pathname } = useLocation()
  return (path: string) =>
    pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined
}

function Categories({ menu }: { menu: ReturnType<typeof useCategoryMenu> }) {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const ariaCurrent = useAriaCurrent()
  const { open, setOpen, close, openByHover, openByKey } = menu
  return (
    <>
      {categories.map(({ id, link, category }, index) => (
        <li key={id} className={rowOf(index)}>
          <Link
            to={`/${link}`}
            aria-current={ariaCurrent(`/${link}`)}
            onClick={close}
            onMouseEnter={() => openByHover(id)}
            onKeyDown={(event) => openByKey(event, id)}
          >
            {category}
          </Link>
        </li>
      ))}
      {categories.length > 0 && (
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
      )}
    </>
  )
}

/** Discounts and news, which have no subcategories. */
function Offers({ onHover }: { onHover: () => void }) {
  const words = useWords(frameWords)
  const ariaCurrent = useAriaCurrent()
  return (
    <>
      <li className="frame-end">
        <Link
          className="frame-bar__sale"
          to="/discount-goods"
          aria-current={ariaCurrent('/discount-goods')}
          onMouseEnter={onHover}
        >
          {words.discounts}
        </Link>
      </li>
      <li>
        <Link to="/new-goods" aria-current={ariaCurrent('/new-goods')} onMouseEnter={onHover}>
          {words.news}
        </Link>
      </li>
    </>
  )
}
