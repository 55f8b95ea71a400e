import type { Refusal } from '../../contract/refusals.ts'
import { frequencyFor } from '../../domain/autoship/frequency.ts'
import type { Day } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/delivery/days.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { addressesOf } from '../customers/addresses.ts'
import { clockOfDelivery, regionDays } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { routeFrequency } from './days.ts'
import { loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'
import { type AutoshipRow, countAutoships, insertAutoship, keepItems } from './store.ts'

/** More would be a mistake, and each costs every reading of the diary. */
const mostAutoships = 50

/** Every so many weeks, if nobody wishes otherwise. */
const usualWeeks = 2

type Place = { addressId: number; regionId: number }

type Draft = {
  row?: Pick<AutoshipRow, 'name' | 'notes' | 'warnings' | 'clonedFromId'>
  /** Where it goes; otherwise to the customer's first address that our courier reaches. */
  place?: Place | undefined
  weeks?: number
  day?: Day | null
}

/** An empty autoship; nothing comes of it until it is processed. */
export const createAutoship = (app: App, customerId: number): Promise<Outcome<number, Refusal>> =>
  inTransaction(app.db, async (tx) => makeDraft(app, tx, customerId, {}))

export async function makeDraft(
  app: App,
  tx: Db,
  customerId: number,
  { row = {}, place, weeks = usualWeeks, day = null }: Draft,
): Promise<Outcome<number, Refusal>> {
  if ((await countAutoships(tx, customerId)) >= mostAutoships)
    return refuse({ code: 'too_many_autoships' })
  const to = place ?? (await firstPlace(tx, customerId))
  const coming = to ? await comingTo(app, to, weeks, day) : { frequencyWeeks: weeks }
  return done(await insertAutoship(tx, customerId, { ...row, ...coming }, app.clock.now()))
}

async function firstPlace(tx: Db, customerId: number): Promise<Place | undefined> {
  const address = (await addressesOf(tx, customerId)).find(({ isInOurZones }) => isInOurZones)
  return address && { addressId: address.id, regionId: address.regionId }
}

/** How often it can come there, and from when: as wished, as far as the route has it. */
async function comingTo(
  app: App,
  { addressId, regionId }: Place,
  weeks: number,
  day: Day | null,
): Promise<AutoshipRow> {
  const routeWeeks = await routeFrequency(app, regionId)
  if (!routeWeeks) return { frequencyWeeks: weeks }
  const deliveryOn =
    day ?? nextValidDay(await regionDays(app, regionId), await clockOfDelivery(app))
  return { addressId, frequencyWeeks: frequencyFor(routeWeeks, weeks), deliveryOn }
}

/** A new one with the same goods; its day is the first that the address has, and it starts when it is processed. */
export const cloneAutoship = (app: App, which: Which): Promise<Outcome<number, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const [original] = await loadAutoships(tx, which, app.clock.today())
    if (!original) return refuse({ code: 'not_found' })
    const { customerId } = which
    const {
      name,
      frequencyWeeks: weeks,
      notes,
      warnings,
      items,
      id: clonedFromId,
      address,
      addressId,
    } = original
    const isReached = address?.ourCourier && !address.isRemoved
    const place = isReached ? { addressId: addressId!, regionId: address.regionId } : undefined
    const draft = await makeDraft(app, tx, customerId, {
      row: { name, notes, warnings, clonedFromId },
      place,
      weeks,
    })
    if (draft.ok) await keepItems(tx, { customerId, autoshipId: draft.value }, items)
    return draft
  })
