import type { Actor } from '../../../domain/actor.ts'
import type { DoorFound } from '../../../domain/dispatch/stop-events.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { setPin } from '../../territory/register/save-places.ts'

type Door = { stopId: number; fact: DoorFound; at: Date }

/** Puts the addresses of a stop where its driver stands; a later pin of a person stays. */
export async function pinDoors(tx: Tx, by: Actor, { stopId, fact, at }: Door): Promise<void> {
  const { latitude, longitude } = fact
  const addresses = await tx
    .selectFrom('stopOrders')
    .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
    .innerJoin('addresses', 'addresses.id', 'orders.addressId')
    .leftJoin('addressPlaces', (join) =>
      join
        .onRef('addressPlaces.addressId', '=', 'addresses.id')
        .on('addressPlaces.source', 'in', ['office', 'driver'])
        .on('addressPlaces.setAt', '>', at),
    )
    .select('addresses.id')
    .distinct()
    .where('stopOrders.stopId', '=', stopId)
    .where('addressPlaces.addressId', 'is', null)
    .execute()
  for (const { id: addressId } of addresses)
    await setPin(tx, by, { addressId, point: { latitude, longitude }, source: 'driver' }, at)
}
