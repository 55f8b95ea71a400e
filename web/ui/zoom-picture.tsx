import { Suspense, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'
import type { ZoomablePicture, ZoomWords } from './zoomed-picture.tsx'
import './zoom-picture.css'

const ZoomedPicture = lazyWithRetry(() => import('./zoomed-picture.tsx'))

type Props = { pictures: readonly ZoomablePicture[]; words: ZoomWords }

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
      <Suspense>
        {zoomed && (
          <ZoomedPicture
            picture={current}
            hasOthers={pictures.length > 1}
            onTurn={(by) => setIndex((index + by + pictures.length) % pictures.length)}
            onClose={() => setZoomed(false)}
            words={words}
          />
        )}
      </Suspense>
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
