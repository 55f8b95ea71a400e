import { useState } from 'react'
import { dayOf } from '../../../domain/calendar.ts'
import type { DeliveryClock } from '../../../domain/delivery/days.ts'
import { shownClock } from '../../../domain/delivery/day-closing.ts'
import { useShop } from '../../client/shop-context.ts'

/** What day it is in the shop, and the first one that can still be ordered for. */
export function useDeliveryClock(): DeliveryClock {
  const { today, terms } = useShop()
  const [nowMs] = useState(Date.now)
  return shownClock(dayOf(today), nowMs, terms.dayClosesAt)
}
