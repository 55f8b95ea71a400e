import type { LastTime } from '../../contract/shop/added/ordering-again.ts'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { textVersions } from '../customers/consents.ts'
import type { Db } from '../platform/database/connect.ts'

/** How a customer had the last order delivered and paid. */
export async function readLastTime(db: Db, customerId: number): Promise<LastTime | undefined> {
  const last = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customerId')
    .leftJoin('parcelMachines as m', (join) =>
      join.onRef('m.id', '=', 'o.parcelMachineId').on('m.isActive', '=', true),
    )
    .select(['o.id', 'o.deliveryKind', 'o.notes', 'o.paymentMethod', 'o.placedAt'])
    .select(['c.agreementVersion', 'm.id as machineId'])
    .where('o.customerId', '=', customerId)
    .where('o.status', 'not in', ['returnedToCart', 'cancelled'])
    .where('o.autoshipId', 'is', null)
    .orderBy('o.placedAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  const hasAgreed = last.agreementVersion === textVersions.agreement
  return {
    order_id: last.id,
    payment_type: last.paymentMethod && paymentTypes.numberOf(last.paymentMethod),
    delivery_type_id: deliveryTypes.numberOf(last.deliveryKind),
    parcel_machine_id: last.machineId,
    notes: last.notes,
    agreed_on: hasAgreed ? rigaDay(last.placedAt.getTime()) : null,
  }
}
