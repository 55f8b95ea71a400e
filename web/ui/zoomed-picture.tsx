import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type ZoomablePicture = {
  id: string
  /** The accessible name of the thumbnail: "2. attēls: pudele ar pumpi". */
  label: string
  thumb: ReactNode
  picture: ReactNode
  /** A larger picture for the zoom. */
  large?: ReactNode
}

export type ZoomWords = {
  thumbs: string
  zoom: string
  close: string
  previous: string
  next: string
}

type Props = {
  picture: ZoomablePicture
  hasOthers: boolean
  onTurn: (by: number) => void
  onClose: () => void
  words: ZoomWords
}

/** A picture over the whole page; the arrows turn to the others. */
export default function ZoomedPicture({ picture, hasOthers, onTurn, onClose, words }: Props) {
  const titleId = useId()
  const modal = useModal(true, onClose)

  function turnByKey(event: KeyboardEvent) {
    if (!hasOthers) return
    if (event.key === 'ArrowLeft') onTurn(-1)
    if (event.key === 'ArrowRight') onTurn(1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows repeat its buttons
    <dialog {...modal} className="zoom__over" aria-labelledby={titleId} onKeyDown={turnByKey}>
      <div className="zoom__bar">
        <p id={titleId} aria-live="polite">
          {picture.label}
        </p>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div className="zoom__large">{picture.large ?? picture.picture}</div>
      {hasOthers && (
        <div className="zoom__bar zoom__turns">
          <IconButton icon="left" label={words.previous} onClick={() => onTurn(-1)} />
          <IconButton icon="right" label={words.next} onClick={() => onTurn(1)} />
        </div>
      )}
    </dialog>
  )
}
