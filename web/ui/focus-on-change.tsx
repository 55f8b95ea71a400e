import { type ReactNode, useEffect, useRef } from 'react'
import './focus-on-change.css'

/** Brings eye and focus to its contents when they appear, and again for each new value. */
export function FocusOnChange({ value, children }: { value: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const focusedFor = useRef<unknown>(undefined)
  useEffect(() => {
    if (focusedFor.current === value) return
    focusedFor.current = value
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [value])
  return (
    <div className="focus-on-change" tabIndex={-1} ref={place}>
      {children}
    </div>
  )
}
