import { IconButton } from './icon-button.tsx'

export type SlideWords = {
  previous: string
  next: string
  position: (position: number, of: number) => string
}

type Props = {
  index: number
  count: number
  className: string
  onMove: (index: number) => void
  words: SlideWords
}

/** The position in a row of slides, between the buttons to the ones beside it. */
export function SlideMoves({ index, count, className, onMove, words }: Props) {
  return (
    <>
      <IconButton
        icon="left"
        label={words.previous}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <span className={className} aria-live="polite">
        {words.position(index + 1, count)}
      </span>
      <IconButton
        icon="right"
        label={words.next}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  )
}
