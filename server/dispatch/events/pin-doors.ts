import type { Actor } from '../../../domain/actor.ts'
import type { DoorFound } from '../../../domain/dispatch/stop-events.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { setPin } from '../../territory/register/save-places.ts'

type Door = { stopId: number; fact: DoorFound; at: Date }

/** Puts the addresses of a stop where its driver stands; a later pin of a person stays. */
export async function pinDoors(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, fact, at }: Door,
): Promise<void> {
  const { latitude, longitude } = fact
  const addresses = await tx
    .selectFrom('stops')
    .leftJoin('stopOrders', 'stopOrders.stopId', 'stops.id')
    .leftJoin('orders', 'orders.id', 'stopOrders.orderId')
    .leftJoin('visits', 'visits.id', 'stops.visitId')
    .innerJoin('addresses', (join) =>
      join.on((eb) =>
        eb('addresses.id', '=', eb.fn.coalesce('orders.addressId', 'visits.addressId')),
      ),
    )
    .leftJoin('addressPlaces', (join) =>
      join
        .onRef('addressPlaces.addressId', '=', 'addresses.id')
        .on('addressPlaces.source', 'in', ['office', 'driver'])
        .on('addressPlaces.setAt', '>', at),
    )
    .select('addresses.id')
    .distinct()
    .where('stops.id', '=', stopId)
    .where('addressPlaces.addressId', 'is', null)
    .execute()
  for (const { id: addressId } of addresses)
    await setPin(app, tx, by, { addressId, point: { latitude, longitude }, source: 'driver' }, at)
}
