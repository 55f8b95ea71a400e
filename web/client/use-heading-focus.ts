import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to the heading of a page that one came to by a link: a screen reader reads it, and
 * Tab goes on from there. What the page itself focuses in an effect comes later and wins.
 */
export function useHeadingFocus(pathname: string): void {
  const seen = useRef(pathname)
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
