import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './category-menu.css'

type Props = {
  open: number
  onOpen: (id: number) => void
  onClose: () => void
  /** Moves the focus into the menu when the keyboard opened it. */
  takesFocus?: boolean
}

/** Three levels of categories side by side; hover or focus opens the next level. */
export default function CategoryMenu({ open, onOpen, onClose, takesFocus = false }: Props) {
  const { categories } = useShop()
  const [openBelow, setOpenBelow] = useState<number>()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [takesFocus])
  const first = categories.find(({ id }) => id === open)
  const second = first?.category_a.find(({ id }) => id === openBelow)
  return (
    <div className="frame-menu" ref={menu}>
      <Level
        path=""
        entries={categories.map(withMore)}
        expanded={open}
        onReach={onOpen}
        onClose={onClose}
      />
      {first && (
        <Level
          path={`/${first.link}`}
          all={first.category}
          entries={first.category_a.map(withMore)}
          expanded={openBelow}
          onReach={setOpenBelow}
          onClose={onClose}
        />
      )}
      {first && second && (
        <Level
          path={`/${first.link}/${second.link}`}
          all={second.category}
          entries={second.category_b}
          onClose={onClose}
        />
      )}
    </div>
  )
}

/** Marks a category that has another level below it. */
const withMore = <Category extends { category_a?: unknown[]; category_b?: unknown[] }>(
  category: Category,
) => ({ ...category, hasMore: (category.category_a ?? category.category_b ?? []).length > 0 })

type Entry = { id: number; link: string; category: string; hasMore?: boolean }

type LevelProps = {
  path: string
  /** The name of the category whose subcategories these are. */
  all?: string
  entries: readonly Entry[]
  expanded?: number | undefined
  onReach?: (id: number) => void
  onClose: () => void
}

function Level({ path, all, entries, expanded, onReach, onClose }: LevelProps) {
  const words = useWords(frameWords)
  if (entries.length === 0) return null
  return (
    <ul>
      {all !== undefined && (
        <li>
          <Link to={path} onClick={onClose}>
            <b className="strong">{words.allOf(all)}</b>
          </Link>
        </li>
      )}
      {entries.map(({ id, link, category, hasMore }) => (
        <li key={id}>
          <Link
            to={`${path}/${link}`}
            aria-expanded={all === undefined || hasMore ? id === expanded : undefined}
            onMouseEnter={() => onReach?.(id)}
            onFocus={() => onReach?.(id)}
            onClick={onClose}
          >
            {category}
            {hasMore && <Icon name="right" size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
