import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'

/** Orders on hold: nobody delivers them until a person decides. */
export const heldOrderSource: AttentionSource = {
  kind: 'order_held',
  right: 'changeOrders',
  find: async ({ db }) => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .select([
        'orders.id',
        'orders.customerId',
        'orders.deliveryOn',
        'orders.heldAt',
        'orders.totalWithDepositCents',
        'customers.name',
      ])
      .where('heldAt', 'is not', null)
      .where('status', 'in', ['processing', 'waitingForDelivery'])
      .orderBy('orders.id')
      .limit(200)
      .execute()
    return rows.map(({ id, heldAt, totalWithDepositCents, ...facts }) => ({
      id: String(id),
      group: 'customers',
      since: heldAt!,
      until: facts.deliveryOn === null ? null : new Date(rigaInstant(facts.deliveryOn, '00:00')),
      cents: totalWithDepositCents,
      facts,
    }))
  },
}
