import { useEffect, useState } from 'react'
import { type Day, dayOf } from '../../domain/calendar.ts'
import { dayInPassing } from '../../domain/calendar/day-in-passing.ts'
import { useShop } from './shop-context.ts'

/** What time it is by the clock beside the page, as somebody last came back to look at it. */
export function useNow(): number {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return nowMs
}

/** What day it is in the shop: as the page was told, and so many midnights later in a tab that was left open. */
export function useToday(): Day {
  const { today } = useShop()
  return dayInPassing(dayOf(today), performance.timeOrigin, useNow())
}
