import type { Refusal } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { AutoshipSeams } from './autoship-seams.ts'
import { changeDay } from './change-day.ts'
import { tellChanged } from './tell-customer.ts'
import { orderFacts } from './order-facts.ts'
import { insertChange, lockOrder, regionOfOrder, updateOrder } from './store.ts'

export type Moving = { customerId: number; orderId: number; day: Day; changeAutoship: boolean }

/** The same order on another day, without opening it: two clicks in the list. */
export const moveOrder = (
  app: App,
  { customerId, orderId, day, changeAutoship }: Moving,
  autoship: AutoshipSeams | undefined,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderId)
    if (!order || order.status === 1) return refuse({ code: 'not_found' })
    const may = orderCan.edit(orderFacts(order))
    if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
    if (order.deliveryOn === day) return done(null)
    const regionId = await regionOfOrder(tx, orderId)
    // Services alone have no day to be moved.
    if (order.deliveryOn === null || regionId === undefined)
      return refuse({ fields: { delivery_date: [{ problem: 'fixed_field' }] } })
    const refused = await changeDay(app, tx, order, { regionId, day, changeAutoship }, autoship)
    if (refused) return refuse(refused)
    const madeAt = app.clock.now()
    const version = order.version + 1
    await updateOrder(tx, orderId, { deliveryOn: day, version, updatedAt: madeAt })
    const changes = { delivery_on: [order.deliveryOn, day] }
    await insertChange(tx, {
      customerId,
      orderId,
      version,
      kind: 'moved',
      madeBy: 'customer',
      madeAt,
      changes,
    })
    await tellChanged(tx, { customerId, id: orderId, version })
    return done(null)
  })
