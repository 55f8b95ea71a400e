import { useEffect, useRef } from 'react'

const CLOSE_EVENTS = ['click', 'keydown', 'popstate'] as const

/**
 * A menu in `<details>` that closes on a press elsewhere, on Escape and on going back. It does not
 * close on navigation: a page requested before the menu was opened may still arrive.
 */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeFromOutside(ref), [])
  return { ref, close: () => ref.current?.removeAttribute('open') }
}

function closeFromOutside(details: { current: HTMLDetailsElement | null }) {
  const close = (event: Event) => {
    const isInside = event.target instanceof Node && details.current?.contains(event.target)
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
    if (event instanceof KeyboardEvent && isInside)
      details.current?.querySelector('summary')?.focus()
    details.current?.removeAttribute('open')
  }
  for (const name of CLOSE_EVENTS) addEventListener(name, close)
  return () => CLOSE_EVENTS.forEach((name) => removeEventListener(name, close))
}
