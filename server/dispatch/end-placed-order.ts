import type { Backend as App } from '../app-context.ts'
import { endOrder, type Ending } from '../orders/cancel-order.ts'
import type { Db } from '../platform/database/connect.ts'
import type { LockedOrder } from './order-store.ts'

export const endPlacedOrder = (
  app: App,
  tx: Db,
  order: LockedOrder,
  ending: Ending,
): Promise<void> =>
  endOrder(
    app,
    tx,
    {
      ...order,
      bonusCents: order.bonusCents ?? 0,
    },
    ending,
  )
