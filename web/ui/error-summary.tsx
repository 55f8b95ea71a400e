import { type MouseEvent, useEffect, useRef } from 'react'
import './error-summary.css'

export type FieldMistake = { fieldId: string; message: string }

type Props = {
  title: string
  mistakes: readonly FieldMistake[]
  /** What the page's title begins with while there are mistakes: "Kļūda: ". */
  titleMark: string
  /** Changes with every failed attempt, so that the summary takes the focus each time. */
  attempt: number
}

/** The mistakes of a form, above it: takes the focus and links to each field. */
export function ErrorSummary({ attempt, ...summary }: Props) {
  return <FocusedSummary key={attempt} {...summary} />
}

function FocusedSummary({ title, mistakes, titleMark }: Omit<Props, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => markTitle(titleMark), [titleMark])
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <h2 className="errsum__title">{title}</h2>
      <ul>
        {mistakes.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A tab and a screen reader's first words name the mistakes; the title is the page's again later. */
function markTitle(mark: string) {
  if (!document.title.startsWith(mark)) document.title = mark + document.title
  return () => {
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
  }
}

/** Following the link by address would not move the focus and would add a history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
