import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useShop } from '../../client/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'

const CategoryMenu = lazyWithRetry(() => import('./category-menu.tsx'))

const POINTED_MS = 50

/** Those that find no room in the bar are behind "more". */
const rowOf = (index: number) => (index > 7 ? 'nav-3' : index > 4 ? 'nav-2' : undefined)

/** Categories of the first level; the water line dips under the current one. Pointing, the down key or "more" opens the rest. */
export default function CategoryBar() {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<number>()
  const [byKey, setByKey] = useState(false)
  const pointing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedFrom = useRef<HTMLElement>(null)
  const close = () => {
    clearTimeout(pointing.current)
    setOpen(undefined)
    setByKey(false)
  }
  const here = (path: string) =>
    pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined

  /** A pointer that only passes by opens nothing. */
  function pointAt(id: number) {
    clearTimeout(pointing.current)
    pointing.current = setTimeout(() => setOpen(id), POINTED_MS)
  }

  function openByKey(event: KeyboardEvent<HTMLElement>, id: number) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    openedFrom.current = event.currentTarget
    setOpen(id)
    setByKey(true)
  }

  /** What has the keyboard's focus goes with the menu: the focus goes back to where it came from. */
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    if (byKey) openedFrom.current?.focus()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving it by pointer, focus or Escape closes what it opened
    <nav
      className="catnav"
      aria-label={words.categories}
      onMouseLeave={close}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={closeByKey}
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
                  onMouseEnter={() => pointAt(id)}
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
            <li className="end">
              <Link
                className="sale"
                to="/discount-goods"
                aria-current={here('/discount-goods')}
                onMouseEnter={close}
              >
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
          <Suspense>
            <CategoryMenu open={open} onOpen={setOpen} onClose={close} takesFocus={byKey} />
          </Suspense>
        </div>
      )}
    </nav>
  )
}
