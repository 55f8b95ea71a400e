import { useEffect, useState } from 'react'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { advanceDay } from '../../../domain/calendar/advance-day.ts'
import { useShop } from './shop-context.ts'

/** The time in milliseconds when the page was opened or last came back into view. */
export function useNow(): number {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    addEventListener('focus', update)
    document.addEventListener('visibilitychange', update)
    return () => {
      removeEventListener('focus', update)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return nowMs
}

/** The shop's day: the one the page was loaded with, moved on by the midnights since. */
export function useToday(): Day {
  const { today } = useShop()
  return advanceDay(dayOf(today), performance.timeOrigin, useNow())
}
