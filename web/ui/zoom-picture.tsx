import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'
import './zoom-picture.css'

export type ZoomablePicture = {
  id: string
  /** The accessible name of the thumbnail: "2. attēls: pudele ar pumpi". */
  label: string
  thumb: ReactNode
  picture: ReactNode
  /** A larger picture for the zoom. */
  large?: ReactNode
}

type Props = {
  pictures: readonly ZoomablePicture[]
  words: { thumbs: string; zoom: string; close: string; previous: string; next: string }
}

export function ZoomPicture({ pictures, words }: Props) {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const current = pictures[index]
  if (current === undefined) return null
  return (
    <div className="zoom">
      <div className="zoom__main">
        {current.picture}
        <IconButton
          className="zoom__open"
          icon="zoom"
          size={22}
          label={words.zoom}
          onClick={() => setZoomed(true)}
        />
      </div>
      <Thumbs pictures={pictures} current={index} onPick={setIndex} label={words.thumbs} />
      <Zoom
        open={zoomed}
        picture={current}
        hasOthers={pictures.length > 1}
        onTurn={(by) => setIndex((index + by + pictures.length) % pictures.length)}
        onClose={() => setZoomed(false)}
        words={words}
      />
    </div>
  )
}

type ThumbsProps = Pick<Props, 'pictures'> & {
  current: number
  onPick: (index: number) => void
  label: string
}

const Thumbs = ({ pictures, current, onPick, label }: ThumbsProps) =>
  pictures.length > 1 && (
    <ul className="zoom__thumbs" aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={picture.label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onPick(index)}
          >
            {picture.thumb}
          </button>
        </li>
      ))}
    </ul>
  )

type ZoomProps = {
  open: boolean
  picture: ZoomablePicture
  hasOthers: boolean
  onTurn: (by: number) => void
  onClose: () => void
  words: Props['words']
}

function Zoom({ open, picture, hasOthers, onTurn, onClose, words }: ZoomProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') onTurn(-1)
    if (event.key === 'ArrowRight') onTurn(1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows repeat its buttons
    <dialog {...modal} className="zoom__over" aria-labelledby={titleId} onKeyDown={turnByKey}>
      {open && (
        <>
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
        </>
      )}
    </dialog>
  )
}
