import type { DeliveryClock } from '../../../domain/territory/days.ts'
import { pageClock } from '../../../domain/territory/day-closing.ts'
import { useShop } from '../session/shop-context.ts'
import { useNow, useToday } from '../session/use-today.ts'

/** Today, and the first day still open for ordering. */
export function useDeliveryClock(): DeliveryClock {
  const { terms } = useShop()
  return pageClock(useToday(), useNow(), terms.dayClosesAt)
}
