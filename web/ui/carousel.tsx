import { type Key, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { SlideMoves, type SlideWords } from './slide-moves.tsx'
import './carousel.css'

type Props = {
  label: string
  /** At the left of the buttons. */
  title?: ReactNode
  items: readonly { key: Key; content: ReactNode }[]
  words: SlideWords
}

/**
 * One item at a time; moves by buttons, by swiping, and by arrow keys while the row has the focus.
 */
export function Carousel({ label, title, items, words }: Props) {
  const { index, ref, scrollToItem, readIndex, scrollByKey } = useTrack(items.length)
  return (
    <section className="car" aria-label={label}>
      <div className="car__bar">
        <span className="car__title">{title}</span>
        {items.length > 1 && (
          <span className="car__moves">
            <SlideMoves
              index={index}
              count={items.length}
              className="car__place"
              onMove={scrollToItem}
              words={words}
            />
          </span>
        )}
      </div>
      {/* A scrollable row must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="car__track"
        ref={ref}
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

/** The scrolled row and the index of the item at its start. */
function useTrack(count: number) {
  const [index, setIndex] = useState(0)
  const ref = useRef<HTMLUListElement>(null)

  function scrollToItem(target: number) {
    const item = ref.current?.children[target]
    if (item instanceof HTMLElement) ref.current?.scrollTo({ left: item.offsetLeft })
  }
  function readIndex() {
    const row = ref.current
    if (row === null) return
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    const firstVisible = [...row.children].findIndex(
      (item) =>
        item instanceof HTMLElement && item.offsetLeft + item.offsetWidth / 2 > row.scrollLeft,
    )
    setIndex(atEnd && row.scrollLeft > 0 ? count - 1 : Math.max(0, firstVisible))
  }
  function scrollByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    scrollToItem(index + by)
  }
  return { index, ref, scrollToItem, readIndex, scrollByKey }
}
