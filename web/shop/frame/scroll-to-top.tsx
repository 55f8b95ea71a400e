import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const PAUSE_MS = 500

/** Mounted anew for each address: a changed page scrolls to its top after half a second; going back keeps the place that the browser restores. */
export function ScrollToTop() {
  const wentBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (wentBack) return undefined
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wentBack])
  return null
}
