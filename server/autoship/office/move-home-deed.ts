import { sql } from 'kysely'
import { z } from 'zod'
import type { Change } from '../../../contract/office/effects.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { mayDeliverOn, nextValidDay } from '../../../domain/territory/days.ts'
import type { Deed } from '../../actions/deed.ts'
import { reachAccount } from '../../actions/reach-customer.ts'
import type { App } from '../../app-context.ts'
import { regionOfAddress } from '../../customers/addresses.ts'
import { addAddress } from '../../customers/change-addresses.ts'
import { changeOrderAtOnce } from '../../orders/change-order-line.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { clockOfDelivery, regionDays } from '../../territory/region-days.ts'
import { changeAutoship } from '../plan/change-autoship.ts'
import { loadAutoships } from '../plan/plan-store.ts'
import { movePlanOfOrder } from '../schedule/move-delivery.ts'
import { changedDays, nextDays } from './autoship-deed.ts'

const Moving = z.object({
  customerId: z.int(),
  regionId: z.int(),
  street: z.string(),
  houseNo: z.string().optional(),
  flatNo: z.string().optional(),
  postcode: z.string().optional(),
})
type Moving = z.output<typeof Moving>

/** A customer has moved: the address is added, and all that is still to come goes there. */
export const moveHomeDeed: Deed<Moving> = {
  name: 'customers.new_address',
  right: 'changeOrders',
  input: Moving,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: () => null,
  reach: reachAccount,
  run: async (app, tx, by, { customerId, ...place }) => {
    const { regionId: region, houseNo: house_no, flatNo: flat_no, ...rest } = place
    const address = { ...rest, region, house_no, flat_no, is_legal_address: 1 as const }
    const added = await addAddress(app, tx, customerId, address)
    if (!added.ok) return added
    // The street may be driven with another zone than its town or neighbourhood.
    const regionId = (await regionOfAddress(tx, added.value))!
    const home = { customerId, addressId: added.value, regionId }
    const before = await nextDays(app, tx, customerId)
    const moved = await moveAutoships(app, tx, by, home)
    if (!moved.ok) return moved
    const ordered = await moveOrders(app, tx, by, home)
    if (!ordered.ok) return ordered
    const shown = [place.street, place.houseNo].filter(Boolean).join(' ')
    const ofCustomer = { kind: 'customer', id: customerId } as const
    return done({
      changes: [
        { ...ofCustomer, field: 'address', after: shown },
        { ...ofCustomer, field: 'zone', after: await zoneOf(tx, regionId) },
        ...ordered.value,
        ...changedDays(before, await nextDays(app, tx, customerId)),
      ],
    })
  },
}

type Home = { customerId: number; addressId: number; regionId: number }

async function moveAutoships(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, addressId }: Home,
): Promise<Outcome<null, Refusal>> {
  const change = { address_id: addressId }
  for (const { id, isActive } of await loadAutoships(tx, { customerId }, app.clock.today())) {
    if (!isActive) continue
    const changed = await changeAutoship(app, tx, by, { customerId, autoshipId: id, change })
    if (!changed.ok) return changed
  }
  return done(null)
}

type OpenOrder = { id: number; day: Day }

/** Orders that can still change go to the new address, on the next day of its route. */
async function moveOrders(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, addressId, regionId }: Home,
): Promise<Outcome<Change[], Refusal>> {
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  const changes: Change[] = []
  for (const { id, day } of await findOpenOrders(tx, customerId, clock.firstOpenDay)) {
    const next = mayDeliverOn(day, days, clock).ok ? day : nextValidDay(days, clock, day)
    const change = { customerId, orderId: id, addressId, day: next ?? day }
    const moved = await changeOrderAtOnce(app, tx, by, change, (order, newDay) =>
      movePlanOfOrder(app, tx, by, order, { newDay, wholeSeries: false }),
    )
    if (!moved.ok) return moved
    if (next !== null && next !== day)
      changes.push({ kind: 'order', id, field: 'delivery_on', before: day, after: next })
  }
  return done(changes)
}

async function findOpenOrders(tx: Tx, customerId: number, firstOpenDay: Day): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select id, delivery_on as day from orders
    where customer_id = ${customerId} and status = 'processing' and locked_at is null
      and delivery_kind = 'courier' and delivery_on >= ${firstOpenDay} order by id`.execute(tx)
  return rows
}

const zoneOf = async (tx: Tx, regionId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom('regions')
      .innerJoin('zones', 'zones.id', 'regions.zoneId')
      .select('zones.code')
      .where('regions.id', '=', regionId)
      .executeTakeFirst()
  )?.code ?? null
