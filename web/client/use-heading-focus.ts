import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to the heading of a page that one came to by a link: a screen reader reads it, and
 * Tab goes on from there. What the page itself focuses in an effect comes later and wins.
 */
export function useHeadingFocus(pathname: string): void {
  const seen = useRef(pathname)
  useLayoutEffect(() => {
    if (seen.current === pathname) return undefined
    seen.current = pathname
    let heading = focusHeading()
    const main = document.querySelector('main')
    const left = [document.body, document.activeElement]
    // A page that loads has its heading or another one later; the focus may be elsewhere by then.
    const watching = new MutationObserver(() => {
      if (heading?.isConnected) return
      if (left.includes(document.activeElement)) heading = focusHeading()
      else watching.disconnect()
    })
    if (main !== null) watching.observe(main, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [pathname])
}

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}
