import { type Key, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import './carousel.css'

type Props = {
  label: string
  /** Stands at the left of the buttons. */
  title?: ReactNode
  items: readonly { key: Key; content: ReactNode }[]
  words: { previous: string; next: string; position: (place: number, of: number) => string }
}

/** One item at a time. Moves by button, by finger, and with the arrow keys once the row has the focus. */
export function Carousel({ label, title, items, words }: Props) {
  const [place, setPlace] = useState(0)
  const track = useRef<HTMLUListElement>(null)

  function go(to: number) {
    const item = track.current?.children[to]
    if (item instanceof HTMLElement) track.current?.scrollTo({ left: item.offsetLeft })
  }

  function notePlace() {
    const row = track.current
    if (row === null) return
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    const passed = [...row.children].findIndex(
      (item) =>
        item instanceof HTMLElement && item.offsetLeft + item.offsetWidth / 2 > row.scrollLeft,
    )
    setPlace(atEnd && row.scrollLeft > 0 ? items.length - 1 : Math.max(0, passed))
  }

  function goByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    go(place + by)
  }

  return (
    <section className="car" aria-label={label}>
      <div className="car__bar">
        <span className="car__title">{title}</span>
        {items.length > 1 && (
          <span className="car__moves">
            <IconButton
              icon="left"
              label={words.previous}
              aria-disabled={place === 0}
              onClick={() => go(place - 1)}
            />
            <span className="car__place" aria-live="polite">
              {words.position(place + 1, items.length)}
            </span>
            <IconButton
              icon="right"
              label={words.next}
              aria-disabled={place === items.length - 1}
              onClick={() => go(place + 1)}
            />
          </span>
        )}
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="car__track"
        ref={track}
        onScroll={notePlace}
        onKeyDown={goByKey}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
      >
        {items.map((item) => (
          <li key={item.key}>{item.content}</li>
        ))}
      </ul>
    </section>
  )
}
