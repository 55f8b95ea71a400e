import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Shows a new page from its top: in a layout effect, so that no paint of it comes before and no use
 * of the page is disturbed after. Going back keeps the position that the browser restores. Its key
 * is the page's address, so that it runs once a page.
 */
export function ScrollToTop() {
  const wentBack = useNavigationType() === NavigationType.Pop
  useLayoutEffect(() => {
    if (!wentBack) window.scrollTo({ top: 0 })
  }, [wentBack])
  return null
}
