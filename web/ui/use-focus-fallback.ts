import { type RefObject, useEffect, useRef } from 'react'

type Ref = RefObject<HTMLElement | null>

/** Something in here that was pressed and is gone after it leaves the focus at `place`, and not at the beginning of the page. */
export function useFocusFallback(here: Ref, place: Ref = here) {
  const held = useRef<EventTarget>(null)
  // React tells nothing of the focus that a dialog gives back while it closes.
  useEffect(() => {
    const { current: around } = here
    if (around === null) return undefined
    const take = ({ target }: FocusEvent) => {
      held.current = target
    }
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Node && !around.contains(to)) held.current = null
    }
    around.addEventListener('focusin', take)
    around.addEventListener('focusout', leave)
    return () => {
      around.removeEventListener('focusin', take)
      around.removeEventListener('focusout', leave)
    }
  }, [here])
  useEffect(() => {
    const isGone = held.current instanceof Node && !held.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    held.current = null
    place.current?.focus()
  })
}
