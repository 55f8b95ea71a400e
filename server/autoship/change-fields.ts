import type { AutoshipChange } from '../../contract/autoship.ts'
import type { FieldProblem, Refusal } from '../../contract/refusals.ts'
import { frequenciesFor, frequencyFor } from '../../domain/autoship/frequency.ts'
import { checkPause, type PauseRefusal } from '../../domain/autoship/pause.ts'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { refusedDay } from '../cart/change-cart.ts'
import { firstGoodDay } from '../cart/read-cart.ts'
import { ownAddress } from '../customers/addresses.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { routeFrequency } from './days.ts'
import type { LoadedAutoship } from './load-autoships.ts'
import type { AutoshipRow } from './store.ts'
import { wrongField } from './wrong-field.ts'

/** What is to be written, and to which day the series goes; the day as it was shown is no wish. */
export type FieldsChange = { row: AutoshipRow; newDay: Day | null }

/** Checks the fields of a change; what one of them makes impossible elsewhere is put right. */
export async function checkFields(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
  change: AutoshipChange,
  shownDay: Day | null,
): Promise<Outcome<FieldsChange, Refusal>> {
  const where = await checkPlace(app, tx, autoship, change)
  if (!where.ok) return where
  const pause = checkPauseFields(app, autoship, change)
  if (!pause.ok) return pause
  const valid = checkValidity(app, autoship, change)
  if (!valid.ok) return valid
  const { regionId, row } = where.value
  const day = await checkDay(app, regionId, row.addressId !== undefined, change, shownDay)
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

/** The wished day if the address has it; without a wish a day that the address does not have becomes the first valid one. */
async function checkDay(
  app: App,
  regionId: number | null,
  isNewAddress: boolean,
  { delivery_date }: AutoshipChange,
  shownDay: Day | null,
): Promise<Outcome<Day | null, Refusal>> {
  if (regionId === null) return done(null)
  if (delivery_date && delivery_date !== shownDay) {
    const wished = dayOf(delivery_date)
    const refused = await refusedDay(app, regionId, wished)
    return refused ? refuse(refused) : done(wished)
  }
  if (!isNewAddress && shownDay) return done(null)
  const day = await firstGoodDay(app, regionId, shownDay)
  return done(day === shownDay ? null : day)
}

type Place = { regionId: number | null; row: AutoshipRow }

async function checkPlace(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
  change: AutoshipChange,
): Promise<Outcome<Place, Refusal>> {
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

/** Toggled on without dates it holds from tomorrow until it is lifted. */
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
  // A pause that has begun may be made shorter or longer.
  const begun = autoship.isPaused && from === autoship.pauseFrom && from < tomorrow
  const checked = checkPause(
    begun ? tomorrow : from,
    to ?? (begun ? tomorrow : from),
    clock.today(),
  )
  if (!checked.ok) return refuse({ fields: pauseProblem(checked.refusal) })
  return done({ isPaused, pauseFrom: from, pauseTo: to })
}

export function pauseProblem(no: PauseRefusal): Record<string, FieldProblem[]> {
  if (no.code === 'starts_too_early')
    return { pause_from: [{ problem: 'pause_too_early', values: { day: no.earliest } }] }
  if (no.code === 'starts_too_late')
    return { pause_from: [{ problem: 'pause_too_late', values: { day: no.latest } }] }
  if (no.code === 'ends_too_late')
    return { pause_to: [{ problem: 'pause_too_long', values: { day: no.latest } }] }
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
