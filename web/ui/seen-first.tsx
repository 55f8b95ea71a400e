import { type ReactNode, useEffect, useRef } from 'react'
import './seen-first.css'

/** Brings eye and focus to its contents when they appear, and again for each new `news`. */
export function SeenFirst({ news, children }: { news: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- news comes in one place
  }, [news])
  return (
    <div className="seen-first" tabIndex={-1} ref={place}>
      {children}
    </div>
  )
}
