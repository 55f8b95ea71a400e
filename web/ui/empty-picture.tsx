import { useId } from 'react'
import './empty-picture.css'

export type EmptySubject = 'cart' | 'search' | 'drop'

/** A drawing of one object over a line of water. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
  const Subject = subjects[subject]
  return (
    <svg className="empty-pic" viewBox="0 0 240 156" width="240" height="156" aria-hidden="true">
      <path
        className="empty-pic__line"
        d="M10 118H78C102 118 100 127 120 127S138 118 162 118H230"
      />
      <path className="empty-pic__line empty-pic__faint" d="M70 134h100M92 146h56" />
      <Subject />
    </svg>
  )
}

const subjects = { cart: EmptyBottle, search: Glass, drop: Drop }

const bottle =
  'M71 30V48C71 60 36 62 34 92V104Q40 108 34 112V168Q40 172 34 176V203Q34 214 46 214H124Q136 214 136 203V176Q130 172 136 168V112Q130 108 136 104V92C134 62 99 60 99 48V30Z'

function EmptyBottle() {
  const id = useId()
  return (
    <g className="empty-pic__bottle" transform="translate(77 8) scale(.5)">
      <clipPath id={id}>
        <path d={bottle} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className="empty-pic__glass" d={bottle} />
        <path
          className="empty-pic__ring"
          d="M30 106q55 9 110 0M30 172q55 9 110 0M34 196q51 8 102 0"
        />
        <rect className="empty-pic__shade" x="112" width="58" height="250" />
        <rect className="empty-pic__light" x="43" width="7" height="250" />
      </g>
      <path className="empty-pic__edge" d={bottle} />
      <rect className="empty-pic__neck" x="68" y="27" width="34" height="6" rx="3" />
    </g>
  )
}

function Glass() {
  return (
    <g className="empty-pic__lens">
      <circle cx="112" cy="58" r="34" />
      <path d="M137 83l22 22" strokeWidth="7" />
      <path className="empty-pic__gleam" d="M97 58a16 16 0 0 1 15-16" />
    </g>
  )
}

function Drop() {
  return (
    <>
      <path
        className="empty-pic__drop"
        d="M120 20s-26 27-26 47a26 26 0 0 0 52 0c0-20-26-47-26-47Z"
      />
      <path className="empty-pic__gleam" strokeWidth="4" d="M106 68a14 14 0 0 0 9 13" />
    </>
  )
}
