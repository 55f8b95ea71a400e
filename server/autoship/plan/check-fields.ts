import type { AutoshipChange } from '../../../contract/shop/autoship.ts'
import type { FieldProblem, Refusal } from '../../../contract/shared/refusals.ts'
import { frequenciesFor, frequencyFor } from '../../../domain/autoship/frequency.ts'
import { checkPause, type PauseRefusal } from '../../../domain/autoship/pause.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { firstPossibleDay } from '../../cart/read-cart.ts'
import { ownAddress } from '../../customers/addresses.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { dayRefusal } from '../../territory/day-refusal.ts'
import { routeFrequency } from './served-days.ts'
import type { AutoshipRow, LoadedAutoship } from './plan-store.ts'

/**
 * The columns to write, and the new day of the series; null when the day is sent back unchanged.
 */
export type FieldsChange = { row: AutoshipRow; newDay: Day | null }

/** Checks the fields of a change, and adapts frequency and day to a new address. */
export async function checkFields(
  app: App,
  tx: Tx,
  autoship: LoadedAutoship,
  change: AutoshipChange,
  currentDay: Day | null,
): Promise<Outcome<FieldsChange, Refusal>> {
  const address = await checkAddress(app, tx, autoship, change)
  if (!address.ok) return address
  const pause = checkPauseFields(app, autoship, change)
  if (!pause.ok) return pause
  const valid = checkValidity(app, autoship, change)
  if (!valid.ok) return valid
  const { regionId, row } = address.value
  const day = await checkDay(app, regionId, row.addressId !== undefined, change, currentDay)
  if (!day.ok) return day
  return done({
    newDay: day.value,
    row: {
      ...row,
      ...pause.value,
      ...valid.value,
      ...(change.autoship_name !== undefined && { name: change.autoship_name }),
      ...(change.notes !== undefined && { notes: change.notes }),
    },
  })
}

/**
 * The requested day, if it is served; otherwise the first possible day when the address changes.
 */
async function checkDay(
  app: App,
  regionId: number | null,
  isNewAddress: boolean,
  { delivery_date }: AutoshipChange,
  currentDay: Day | null,
): Promise<Outcome<Day | null, Refusal>> {
  if (regionId === null) return done(null)
  if (delivery_date && delivery_date !== currentDay) {
    const requested = dayOf(delivery_date)
    const refusal = await dayRefusal(app, regionId, requested)
    return refusal ? refuse(refusal) : done(requested)
  }
  if (!isNewAddress && currentDay) return done(null)
  const day = await firstPossibleDay(app, regionId, currentDay)
  return done(day === currentDay ? null : day)
}

type CheckedAddress = { regionId: number | null; row: AutoshipRow }

async function checkAddress(
  app: App,
  tx: Tx,
  autoship: LoadedAutoship,
  change: AutoshipChange,
): Promise<Outcome<CheckedAddress, Refusal>> {
  const { customerId, address } = autoship
  const addressId = change.address_id ?? autoship.addressId
  if (addressId === null) return done({ regionId: null, row: frequencyRow(change.frequency) })
  if (addressId === autoship.addressId) {
    const offered = await offeredAt(app, address!.regionId)
    const { frequency = autoship.frequencyWeeks } = change
    if (frequency !== autoship.frequencyWeeks && !offered.includes(frequency))
      return wrongField('frequency', 'frequency_not_offered', { offered: offered.join(', ') })
    return done({ regionId: address!.regionId, row: frequencyRow(change.frequency) })
  }
  const found = await ownAddress(tx, customerId, addressId)
  if (!found) return wrongField('address_id', 'invalid')
  const weeks = await routeFrequency(app, found.regionId)
  if (!weeks) return wrongField('address_id', 'outside_our_zones')
  const frequencyWeeks = frequencyFor(weeks, change.frequency ?? autoship.frequencyWeeks)
  return done({ regionId: found.regionId, row: { addressId, frequencyWeeks } })
}

const frequencyRow = (frequencyWeeks: number | undefined): AutoshipRow =>
  frequencyWeeks === undefined ? {} : { frequencyWeeks }

async function offeredAt(app: App, regionId: number): Promise<number[]> {
  const weeks = await routeFrequency(app, regionId)
  return weeks ? frequenciesFor(weeks) : []
}

/** A pause without dates starts tomorrow and has no end. */
function checkPauseFields(
  { clock }: App,
  autoship: LoadedAutoship,
  change: AutoshipChange,
): Outcome<AutoshipRow, Refusal> {
  const isPaused = change.pause === undefined ? autoship.isPaused : change.pause === 1
  if (!isPaused)
    return done(change.pause === undefined ? {} : { isPaused, pauseFrom: null, pauseTo: null })
  const tomorrow = addDays(clock.today(), 1)
  const from = dayOrNull(change.pause_from) ?? autoship.pauseFrom ?? tomorrow
  const to = change.pause_to === undefined ? autoship.pauseTo : dayOrNull(change.pause_to)
  const isUnchanged = autoship.isPaused && from === autoship.pauseFrom && to === autoship.pauseTo
  if (isUnchanged) return done({})
  // A running pause may be shortened or extended: only its end is checked.
  const isRunning = autoship.isPaused && from === autoship.pauseFrom && from < tomorrow
  const checked = checkPause(
    isRunning ? tomorrow : from,
    to ?? (isRunning ? tomorrow : from),
    clock.today(),
  )
  if (!checked.ok) return refuse({ fields: pauseProblem(checked.refusal) })
  return done({ isPaused, pauseFrom: from, pauseTo: to })
}

export function pauseProblem(refusal: PauseRefusal): Record<string, FieldProblem[]> {
  if (refusal.code === 'starts_too_early')
    return { pause_from: [{ problem: 'pause_too_early', values: { day: refusal.earliest } }] }
  if (refusal.code === 'starts_too_late')
    return { pause_from: [{ problem: 'pause_too_late', values: { day: refusal.latest } }] }
  if (refusal.code === 'ends_too_late')
    return { pause_to: [{ problem: 'pause_too_long', values: { day: refusal.latest } }] }
  return { pause_to: [{ problem: 'ends_before_it_starts' }] }
}

function checkValidity(
  { clock }: App,
  autoship: LoadedAutoship,
  change: AutoshipChange,
): Outcome<AutoshipRow, Refusal> {
  const validFrom =
    change.valid_from === undefined ? autoship.validFrom : dayOrNull(change.valid_from)
  const validTo = change.valid_to === undefined ? autoship.validTo : dayOrNull(change.valid_to)
  if (validTo && validTo !== autoship.validTo && validTo < clock.today())
    return wrongField('valid_to', 'day_in_the_past')
  if (validFrom && validTo && validTo < validFrom)
    return wrongField('valid_to', 'ends_before_it_starts')
  return done({ validFrom, validTo })
}

const dayOrNull = (text: string | null | undefined): Day | null => (text ? dayOf(text) : null)

export const wrongField = (field: string, problem: string, values?: FieldProblem['values']) =>
  refuse({ fields: { [field]: [{ problem, ...(values && { values }) }] } })
