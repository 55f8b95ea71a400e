import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For a row of places that is wider than a phone: the open one comes into sight, once a page. Only
 * the row moves; a page that moved would slip away under the finger.
 */
export function useInSight() {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !open) return
    const here = row.current.getBoundingClientRect()
    const { left, width } = open.getBoundingClientRect()
    row.current.scrollLeft += left - here.left - (here.width - width) / 2
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again on each page
  }, [pathname])
  return row
}
