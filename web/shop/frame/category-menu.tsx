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
export default function CategoryMenu({ open, onOpen, onClose: onGone, takesFocus = false }: Props) {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const [openBelow, setOpenBelow] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [takesFocus])
  const first = categories.find(({ id }) => id === open)
  const second = first?.category_a.find(({ id }) => id === openBelow)
  return (
    <div className="frame-menu">
      <ul ref={list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={`/${category.link}`}
              aria-expanded={category.id === open}
              onMouseEnter={() => onOpen(category.id)}
              onFocus={() => onOpen(category.id)}
              onClick={onGone}
            >
              {category.category}
              {category.category_a.length > 0 && <Icon name="right" size={16} />}
            </Link>
          </li>
        ))}
      </ul>
      {first && first.category_a.length > 0 && (
        <ul>
          <li>
            <Link to={`/${first.link}`} onClick={onGone}>
              <b className="strong">{words.allOf(first.category)}</b>
            </Link>
          </li>
          {first.category_a.map((below) => (
            <li key={below.id}>
              <Link
                to={`/${first.link}/${below.link}`}
                onMouseEnter={() => setOpenBelow(below.id)}
                onFocus={() => setOpenBelow(below.id)}
                aria-expanded={below.category_b.length > 0 ? below.id === openBelow : undefined}
                onClick={onGone}
              >
                {below.category}
                {below.category_b.length > 0 && <Icon name="right" size={16} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {first && second && second.category_b.length > 0 && (
        <ul>
          <li>
            <Link to={`/${first.link}/${second.link}`} onClick={onGone}>
              <b className="strong">{words.allOf(second.category)}</b>
            </Link>
          </li>
          {second.category_b.map((last) => (
            <li key={last.id}>
              <Link to={`/${first.link}/${second.link}/${last.link}`} onClick={onGone}>
                {last.category}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
