import { type RefObject, useEffect, useRef } from 'react'

type Ref = RefObject<HTMLElement | null>

/**
 * When the focused element inside is removed, moves the focus to `fallback`, not to the page's top.
 */
export function useFocusFallback(container: Ref, fallback: Ref = container) {
  const focused = useRef<EventTarget>(null)
  // native events: React reports no focus that a closing dialog gives back
  useEffect(() => {
    const { current: element } = container
    if (element === null) return undefined
    const rememberFocus = ({ target }: FocusEvent) => {
      focused.current = target
    }
    const forgetFocus = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !element.contains(next)) focused.current = null
    }
    element.addEventListener('focusin', rememberFocus)
    element.addEventListener('focusout', forgetFocus)
    return () => {
      element.removeEventListener('focusin', rememberFocus)
      element.removeEventListener('focusout', forgetFocus)
    }
  }, [container])
  useEffect(() => {
    const isRemoved = focused.current instanceof Node && !focused.current.isConnected
    if (!isRemoved || document.activeElement !== document.body) return
    focused.current = null
    fallback.current?.focus()
  })
}
