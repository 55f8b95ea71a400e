import { type Key, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import './carousel.css'

type Props = {
  label: string
  /** At the left of the buttons. */
  title?: ReactNode
  items: readonly { key: Key; content: ReactNode }[]
  words: { previous: string; next: string; position: (position: number, of: number) => string }
}

/**
 * One item at a time; moves by buttons, by swiping, and by arrow keys while the row has the focus.
 */
export function Carousel({ label, title, items, words }: Props) {
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLUListElement>(null)

  function scrollToItem(target: number) {
    const item = track.current?.children[target]
    if (item instanceof HTMLElement) track.current?.scrollTo({ left: item.offsetLeft })
  }

  function readIndex() {
    const row = track.current
    if (row === null) return
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    const firstVisible = [...row.children].findIndex(
      (item) =>
        item instanceof HTMLElement && item.offsetLeft + item.offsetWidth / 2 > row.scrollLeft,
    )
    setIndex(atEnd && row.scrollLeft > 0 ? items.length - 1 : Math.max(0, firstVisible))
  }

  function scrollByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    scrollToItem(index + by)
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
              aria-disabled={index === 0}
              onClick={() => scrollToItem(index - 1)}
            />
            <span className="car__place" aria-live="polite">
              {words.position(index + 1, items.length)}
            </span>
            <IconButton
              icon="right"
              label={words.next}
              aria-disabled={index === items.length - 1}
              onClick={() => scrollToItem(index + 1)}
            />
          </span>
        )}
      </div>
      {/* A scrollable row must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="car__track"
        ref={track}
        onScroll={readIndex}
        onKeyDown={scrollByKey}
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
