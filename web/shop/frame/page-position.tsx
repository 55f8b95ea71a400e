import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import { safeSessionStorage } from '../../client/safe-storage.ts'

/**
 * Shows a new page from its top, and one that is come back to where it was left: in a layout effect,
 * so that no paint of it comes before and no use of the page is disturbed after. A browser would
 * restore the position at once, in the page that is still shown while the next one loads.
 */
export function PagePosition() {
  const { key: entry, pathname, search } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isLeaving = useNavigation().state === 'loading'
  const page = `${pathname} ${new URLSearchParams(search).get('page')}`
  const [positions] = useState(leftPositions)
  const top = useTopInSight()
  const before = useRef({ entry, page })
  useEffect(() => {
    if (isLeaving) history.scrollRestoration = 'manual'
  }, [isLeaving])
  useLayoutEffect(() => {
    const left = before.current
    if (left.entry === entry) return undefined
    before.current = { entry, page }
    positions.leave(left.entry, top.current)
    history.scrollRestoration = 'manual'
    if (isBack) return scrollWhenTall(positions.of(entry) ?? 0)
    if (left.page !== page) window.scrollTo({ top: 0 })
    return undefined
  }, [entry, isBack, page, positions, top])
  useEffect(() => {
    // A page that is loaded anew is restored by the browser.
    const onHide = () => {
      positions.leave(before.current.entry, top.current)
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [positions, top])
  return null
}

/** The latest position of the page in sight; another page may be shorter once it is there. */
function useTopInSight() {
  const top = useRef(0)
  useEffect(() => {
    const onScroll = () => void (top.current = window.scrollY)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return top
}

const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Parts of a page may come after it; whoever has begun to use the page stays where they are. */
function scrollWhenTall(top: number): () => void {
  const growing = new ResizeObserver(() => scroll())
  const stop = () => {
    growing.disconnect()
    for (const use of uses) removeEventListener(use, stop)
  }
  const scroll = () => {
    window.scrollTo({ top })
    if (Math.abs(window.scrollY - top) <= 1) stop()
  }
  growing.observe(document.body)
  for (const use of uses) addEventListener(use, stop, { passive: true })
  scroll()
  return stop
}

const KEY = 'avots.left-positions'
const MOST = 100

/** How far down each entry of this tab's history was left, by the router's key. */
function readPositions(): Map<string, number> {
  const stored = safeSessionStorage.readJson(KEY)
  if (!Array.isArray(stored)) return new Map()
  return new Map(stored.filter((each): each is [string, number] => Array.isArray(each)))
}

function leftPositions() {
  const positions = readPositions()
  return {
    of: (entry: string) => positions.get(entry),
    leave: (entry: string, top: number) => {
      positions.delete(entry)
      positions.set(entry, top)
      safeSessionStorage.writeJson(KEY, [...positions].slice(-MOST))
    },
  }
}
