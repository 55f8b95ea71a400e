import type { DeliveryClock } from '../../../domain/delivery/days.ts'
import { shownClock } from '../../../domain/delivery/day-closing.ts'
import { useShop } from '../../client/shop-context.ts'
import { useNow, useToday } from '../../client/use-today.ts'

/** What day it is in the shop, and the first one that can still be ordered for. */
export function useDeliveryClock(): DeliveryClock {
  const { terms } = useShop()
  return shownClock(useToday(), useNow(), terms.dayClosesAt)
}
