import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const SCROLL_DELAY_MS = 500
const USE_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'input'] as const

/**
 * Scrolls a new page to its top after a delay; going back keeps the position that the browser
 * restores. Any use of the page cancels it: a button that moves under the finger is not pressed.
 * Its key is the page's path, so that it runs once a page.
 */
export function ScrollToTop() {
  const wentBack = useNavigationType() === NavigationType.Pop
  // a layout effect, so that no use of the page is missed
  useLayoutEffect(() => {
    if (wentBack) return undefined
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS)
    const cancel = () => clearTimeout(timer)
    for (const name of USE_EVENTS)
      window.addEventListener(name, cancel, { capture: true, once: true, passive: true })
    return () => {
      cancel()
      for (const name of USE_EVENTS) window.removeEventListener(name, cancel, { capture: true })
    }
  }, [wentBack])
  return null
}
