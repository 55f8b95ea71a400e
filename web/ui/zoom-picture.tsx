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
  const titleId = useId()
  const modal = useModal(zoomed, () => setZoomed(false))
  const current = pictures[index]
  if (current === undefined) return null
  const turn = (by: number) => setIndex((index + by + pictures.length) % pictures.length)

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

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
      {pictures.length > 1 && (
        <ul className="zoom__thumbs" aria-label={words.thumbs}>
          {pictures.map((picture, thumbIndex) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={picture.label}
                aria-current={thumbIndex === index ? 'true' : undefined}
                onClick={() => setIndex(thumbIndex)}
              >
                {picture.thumb}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows repeat its buttons */}
      <dialog {...modal} className="zoom__over" aria-labelledby={titleId} onKeyDown={turnByKey}>
        {zoomed && (
          <>
            <div className="zoom__bar">
              <p id={titleId} aria-live="polite">
                {current.label}
              </p>
              <IconButton icon="close" label={words.close} onClick={() => setZoomed(false)} />
            </div>
            <div className="zoom__large">{current.large ?? current.picture}</div>
            {pictures.length > 1 && (
              <div className="zoom__bar zoom__turns">
                <IconButton icon="left" label={words.previous} onClick={() => turn(-1)} />
                <IconButton icon="right" label={words.next} onClick={() => turn(1)} />
              </div>
            )}
          </>
        )}
      </dialog>
    </div>
  )
}
