import { useEffect, useRef } from 'react'

/** Where a step begins: whoever reads by ear, or on a phone, is led here when it opens. */
export function StepHeading({
  id,
  text,
  takesFocus,
}: {
  id: string
  text: string
  takesFocus: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}
