import type { Refusal } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Db } from '../platform/database/connect.ts'

export type MovedCycle = {
  customerId: number
  autoshipId: number
  plannedOn: Day
  newDay: Day
  /** True: the new day is the series' new anchor. False: that delivery alone. */
  wholeSeries: boolean
}

/** What orders need of the autoships, a room that stands on theirs: the app hands it in. */
export type AutoshipSeams = {
  moveCycle: (tx: Db, moved: MovedCycle) => Promise<Outcome<null, Refusal>>
  convertCart: (
    tx: Db,
    cart: PricedCart,
  ) => Promise<Outcome<{ autoshipId: number; warnings: string[]; skippedGoods: string[] }, Refusal>>
}
