import type { DeliveryClock } from '../../../domain/territory/days.ts'
import { pageClock } from '../../../domain/territory/day-closing.ts'
import { useShop } from '../../client/shop-context.ts'
import { useNow, useToday } from '../../client/use-today.ts'

/** What day it is in the shop, and the first one that can still be ordered for. */
export function useDeliveryClock(): DeliveryClock {
  const { terms } = useShop()
  return pageClock(useToday(), useNow(), terms.dayClosesAt)
}
