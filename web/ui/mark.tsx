import './mark.css'

/** The shop's logo mark, a drop over a line of water, in the colour of the surrounding text. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M16 2.5C16 2.5 8.5 10.2 8.5 15.6a7.5 7.5 0 0 0 15 0C23.5 10.2 16 2.5 16 2.5Z" />
      <path
        className="mark__water"
        d="M2 26.4H7.5C11.5 26.4 12 29.2 16 29.2S20.5 26.4 24.5 26.4H30"
      />
    </svg>
  )
}
