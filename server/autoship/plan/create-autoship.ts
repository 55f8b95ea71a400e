import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { frequencyFor } from '../../../domain/autoship/frequency.ts'
import type { Day } from '../../../domain/calendar.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { addressesOf } from '../../customers/addresses.ts'
import { clockOfDelivery, regionDays } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { routeFrequency } from './served-days.ts'
import { type AutoshipRow, loadAutoships, upsertItems } from './plan-store.ts'
import type { AutoshipKey } from './lock-autoship.ts'

/** Every autoship makes each reading of the schedule slower. */
const maxAutoships = 50

const defaultFrequencyWeeks = 2

type DraftAddress = { addressId: number; regionId: number }

type Draft = {
  customerId: number
  row?: Pick<AutoshipRow, 'name' | 'notes' | 'warnings' | 'clonedFromId'>
  /** Defaults to the customer's first address in our zones. */
  address?: DraftAddress | undefined
  weeks?: number
  day?: Day | null
}

/** Creates an empty, inactive autoship, unless the customer has too many. */
export async function createAutoship(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, row = {}, address, weeks = defaultFrequencyWeeks, day = null }: Draft,
): Promise<Outcome<number, Refusal>> {
  if ((await countAutoships(tx, customerId)) >= maxAutoships)
    return refuse({ code: 'too_many_autoships' })
  const to = address ?? (await firstReachableAddress(tx, customerId))
  const delivery = to ? await deliveryFields(app, to, weeks, day) : { frequencyWeeks: weeks }
  return done(await insertAutoship(tx, customerId, { ...row, ...delivery }, app.clock.now()))
}

async function firstReachableAddress(
  tx: Tx,
  customerId: number,
): Promise<DraftAddress | undefined> {
  const address = (await addressesOf(tx, customerId)).find(({ isInOurZones }) => isInOurZones)
  return address && { addressId: address.id, regionId: address.regionId }
}

/** The preferred frequency and first day, as far as the route of the address offers them. */
async function deliveryFields(
  app: App,
  { addressId, regionId }: DraftAddress,
  weeks: number,
  day: Day | null,
): Promise<AutoshipRow> {
  const routeWeeks = await routeFrequency(app, regionId)
  if (!routeWeeks) return { frequencyWeeks: weeks }
  const deliveryOn =
    day ?? nextValidDay(await regionDays(app, regionId), await clockOfDelivery(app))
  return { addressId, frequencyWeeks: frequencyFor(routeWeeks, weeks), deliveryOn }
}

/** The clone is inactive; its delivery day is the first of its address. */
export async function cloneAutoship(
  app: App,
  tx: Tx,
  by: Actor,
  key: AutoshipKey,
): Promise<Outcome<number, Refusal>> {
  const [original] = await loadAutoships(tx, key, app.clock.today())
  if (!original) return refuse({ code: 'not_found' })
  const { customerId } = key
  const { id: clonedFromId, name, notes, warnings, frequencyWeeks, address, addressId } = original
  const isReachable = address?.ourCourier && !address.isRemoved
  const draft = await createAutoship(app, tx, by, {
    customerId,
    row: { name, notes, warnings, clonedFromId },
    address: isReachable ? { addressId: addressId!, regionId: address.regionId } : undefined,
    weeks: frequencyWeeks,
  })
  if (draft.ok) await upsertItems(tx, { customerId, autoshipId: draft.value }, original.items)
  return draft
}

async function countAutoships(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('autoships')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function insertAutoship(
  tx: Tx,
  customerId: number,
  row: AutoshipRow,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('autoships')
    .values({ ...row, customerId, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
