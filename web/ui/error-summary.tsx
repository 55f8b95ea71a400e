import { type MouseEvent, useEffect, useRef } from 'react'
import './error-summary.css'

export type FieldMistake = { fieldId: string; message: string }

type Props = {
  title: string
  mistakes: readonly FieldMistake[]
  /** Changes with every failed try, so that the focus comes back here each time. */
  attempt: number
}

/** What has to be mended, above the form: takes the focus and leads to each field. */
export function ErrorSummary({ attempt, ...summary }: Props) {
  return <FocusedSummary key={attempt} {...summary} />
}

function FocusedSummary({ title, mistakes }: Omit<Props, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
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

/** A jump by address alone would leave the focus behind and add a step to the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
