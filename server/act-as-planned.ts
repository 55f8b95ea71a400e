import { byCommand, byCustomer } from '../domain/actor.ts'
import { rigaTime } from '../domain/calendar/riga-time.ts'
import type { AppWithDb } from './app-context.ts'
import { deliverOrder } from './dispatch/deliver-order.ts'
import { collectParcel, handOverParcel } from './dispatch/hand-over-parcel.ts'
import { confirmOrder } from './orders/confirm-order.ts'
import { allOrNothing, inTransaction } from './platform/database/transaction.ts'

const evening = '18:00'

/** In a rehearsal: customers confirm what is asked, and in the evening all is delivered as ordered. */
export async function actAsPlanned(app: AppWithDb): Promise<void> {
  for (const { id: orderId, customerId } of await findUnconfirmed(app))
    await inTransaction(app.db, (tx) =>
      confirmOrder(app, tx, byCustomer(customerId), { customerId, orderId }),
    )
  if (rigaTime(app.clock.now().getTime()) !== evening) return
  for (const { id: orderId, deliveryKind } of await findToDeliver(app)) {
    const delivered =
      deliveryKind === 'courier'
        ? await allOrNothing(app.db, (tx) => deliverOrder(app, tx, byCommand, { orderId }))
        : await carry(app, orderId)
    if (!delivered.ok)
      app.log.error({ orderId, refusal: delivered.refusal }, 'an order could not be delivered')
  }
}

const carry = (app: AppWithDb, orderId: number) =>
  allOrNothing(app.db, async (tx) => {
    const handedOver = await handOverParcel(app, tx, byCommand, { orderId, tracking: null })
    return handedOver.ok ? collectParcel(app, tx, byCommand, orderId) : handedOver
  })

const findUnconfirmed = ({ db }: AppWithDb) =>
  db
    .selectFrom('orders')
    .select(['id', 'customerId'])
    .where('status', '=', 'processing')
    .where('autoshipId', 'is not', null)
    .where('confirmedAt', 'is', null)
    .orderBy('id')
    .execute()

const findToDeliver = ({ db, clock }: AppWithDb) =>
  db
    .selectFrom('orders')
    .select(['id', 'deliveryKind'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waitingForDelivery'), eb('deliveryOn', '<=', clock.today())]),
        eb.and([eb('status', '=', 'processing'), eb('deliveryKind', '<>', 'courier')]),
      ]),
    )
    .orderBy('id')
    .execute()
