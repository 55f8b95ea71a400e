import { useEffect, useEffectEvent } from 'react'

const BELOW = 'below'

/** The phone's own Back goes where the screen's arrow goes, not out of the app. */
export function useSystemBack(onBack: (() => void) | undefined) {
  const goBack = useEffectEvent(() => onBack?.())
  // After each render, because Back has used the entry up.
  useEffect(() => {
    if (onBack && history.state !== BELOW) history.pushState(BELOW, '')
  })
  useEffect(() => {
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
}
