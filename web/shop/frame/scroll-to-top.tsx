import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const PAUSE_MS = 500
const BEGINNINGS = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'input'] as const

/**
 * Mounted anew for each address: a changed page scrolls to its top after half a second; going back keeps the place that the browser restores.
 * Whoever has begun to use the page by then stays where they are: a button that moves between press and release is not pressed.
 */
export function ScrollToTop() {
  const wentBack = useNavigationType() === NavigationType.Pop
  // as soon as the page stands: what is pressed first counts, too
  useLayoutEffect(() => {
    if (wentBack) return undefined
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), PAUSE_MS)
    const stay = () => clearTimeout(timer)
    for (const name of BEGINNINGS)
      window.addEventListener(name, stay, { capture: true, once: true, passive: true })
    return () => {
      stay()
      for (const name of BEGINNINGS) window.removeEventListener(name, stay, { capture: true })
    }
  }, [wentBack])
  return null
}
