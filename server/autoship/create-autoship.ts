import type { Refusal } from '../../contract/refusals.ts'
import { frequencyFor } from '../../domain/autoship/frequency.ts'
import { nextValidDay } from '../../domain/delivery/days.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { addressesOf } from '../customers/addresses.ts'
import { clockOfDelivery, regionDays } from '../delivery/address-days.ts'
import type { House } from '../house.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { routeFrequency } from './days.ts'
import { loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'
import { type AutoshipRow, countAutoships, insertAutoship, keepItems } from './store.ts'

/** More would be a mistake, and each costs every reading of the diary. */
const mostAutoships = 50

/** An empty autoship to the customer's first address that our courier reaches; nothing comes of it until it is processed. */
export const createAutoship = (house: House, customerId: number): Promise<Outcome<number, Refusal>> =>
  inTransaction(house.db, async (tx) => makeDraft(house, tx, customerId))

export async function makeDraft(
  house: House,
  tx: Db,
  customerId: number,
  row: AutoshipRow = {},
): Promise<Outcome<number, Refusal>> {
  if ((await countAutoships(tx, customerId)) >= mostAutoships) return refuse({ code: 'too_many_autoships' })
  const place = await firstPlace(house, tx, customerId, row.frequencyWeeks ?? 2)
  return done(await insertAutoship(tx, customerId, { ...place, ...row }, house.clock.now()))
}

async function firstPlace(house: House, tx: Db, customerId: number, wishedWeeks: number): Promise<AutoshipRow> {
  const address = (await addressesOf(tx, customerId)).find(({ isInOurZones }) => isInOurZones)
  const weeks = address && (await routeFrequency(house, address.regionId))
  if (!address || !weeks) return {}
  const days = await regionDays(house, address.regionId)
  return {
    addressId: address.id,
    frequencyWeeks: frequencyFor(weeks, wishedWeeks),
    deliveryOn: nextValidDay(days, await clockOfDelivery(house)),
  }
}

/** A new one with the same goods; its day is the first that the address has, and it starts when it is processed. */
export const cloneAutoship = (house: House, which: Which): Promise<Outcome<number, Refusal>> =>
  inTransaction(house.db, async (tx) => {
    const [original] = await loadAutoships(tx, which, house.clock.today())
    if (!original) return refuse({ code: 'not_found' })
    const { customerId } = which
    const { name, frequencyWeeks, notes, warnings, items, id: clonedFromId } = original
    const draft = await makeDraft(house, tx, customerId, { name, notes, warnings, clonedFromId })
    if (!draft.ok) return draft
    const autoshipId = draft.value
    const { address, addressId } = original
    if (address?.ourCourier && !address.isRemoved) {
      const days = await regionDays(house, address.regionId)
      const deliveryOn = nextValidDay(days, await clockOfDelivery(house))
      await tx
        .updateTable('autoships')
        .set({ addressId, frequencyWeeks, deliveryOn })
        .where('id', '=', autoshipId)
        .execute()
    }
    await keepItems(tx, { customerId, autoshipId }, items)
    return draft
  })
