import { useEffect, useEffectEvent } from 'react'

/** For a page that the Back button restores as it was left, with its buttons still busy. */
export function usePageRestored(onRestored: () => void) {
  const restore = useEffectEvent(onRestored)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && restore())
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
