import { useId } from 'react'

type Props = { share: number; look: 'free' | 'fine' | 'near' | 'over' }

const outline =
  'M5.5 1.5h5v3.2c0 1.8 3.5 2 3.5 5.3v11.5q0 2-2 2H4q-2 0-2-2V10c0-3.3 3.5-3.5 3.5-5.3Z'

const floor = 23.5
const height = 17.5

/** A load is a bottle that fills; the figures beside it say the same. */
export function LoadBottle({ share, look }: Props) {
  const clip = useId()
  const surface = floor - height * Math.min(1, share)
  return (
    <svg
      className={`closing-bottle closing-bottle--${look}`}
      viewBox="0 0 16 25"
      width="17"
      height="27"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className="closing-bottle__air" width="16" height="25" />
        <rect className="closing-bottle__water" y={surface} width="16" height="25" />
      </g>
      <path className="closing-bottle__glass" d={outline} />
    </svg>
  )
}
