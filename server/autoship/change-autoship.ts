import type { AutoshipChange } from '../../contract/autoship.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { agendaOf, type PlannedDelivery } from '../../domain/autoship/agenda.ts'
import { autoshipCan } from '../../domain/autoship/editable.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { clockOfDelivery } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { upcoming } from './autoship-answer.ts'
import { checkFields, type FieldsChange } from './change-fields.ts'
import { servedDays } from './days.ts'
import { moveDelivery } from './diary/move-delivery.ts'
import type { Step } from './diary/undo-steps.ts'
import { type LoadedAutoship, loadAutoships, wishOf } from './load-autoships.ts'
import { openAutoship, type Which } from './open-autoship.ts'
import { skipUnconfirmed } from './remove-autoship.ts'
import type { AutoshipRow } from './store.ts'
import { tellDifference } from './tell-difference.ts'
import { tellSeries } from './tell-series.ts'
import { writeFields } from './write-fields.ts'

/**
 * A change of the wish. Orders that were made of it stay as they are: a new next day moves the one that it is shown for, a pause
 * skips those inside it, stopping those that nobody has confirmed.
 */
export async function changeAutoship(
  app: App,
  tx: Db,
  which: Which,
  change: AutoshipChange,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openAutoship(app, tx, which)
  if (!opened.ok) return opened
  const autoship = opened.value
  const { shown } = await upcoming(app, autoship)
  const checked = await checkFields(app, tx, autoship, change, shown)
  if (!checked.ok) return checked
  const placed = await placeSeries(app, tx, autoship, checked.value)
  if (!placed.ok) return placed
  const { row, steps } = placed.value
  const stops = change.status === 0 && autoship.isActive
  const skipped = stops ? await skipUnconfirmed(app, tx, autoship) : done([])
  if (!skipped.ok) return skipped
  const started =
    change.status === 1 && !autoship.isActive ? startingRow(app, afterRow(autoship, row)) : done({})
  if (!started.ok) return started
  const written = { ...row, ...started.value, ...(stops && { isActive: false, nextOn: null }) }
  const following = await writeFields(app, tx, which, written)
  if (!following.ok) return following
  await tellDifference(app, tx, which, autoship)
  const back = Object.fromEntries(
    Object.keys(row).map((name) => [name, autoship[name as keyof LoadedAutoship]]),
  )
  const { id: autoshipId, isActive } = autoship
  return done([
    ...steps,
    { kind: 'fields', autoshipId, row: { ...back, isActive } as AutoshipRow },
    ...skipped.value.map((plannedOn): Step => ({ kind: 'unskip', autoshipId, plannedOn })),
  ])
}

/** Starting, or starting again. */
export async function processAutoship(
  app: App,
  tx: Db,
  which: Which,
): Promise<Outcome<null, Refusal>> {
  const opened = await openAutoship(app, tx, which)
  if (!opened.ok) return opened
  const row = startingRow(app, opened.value)
  if (!row.ok) return row
  const written = await writeFields(app, tx, which, row.value)
  if (!written.ok) return written
  const [after] = await loadAutoships(tx, which, app.clock.today())
  if (!opened.value.isActive)
    await tellSeries(app, tx, after!, 'started', `started:${after!.version}`)
  return done(null)
}

/** It needs an address, a day and goods. Goods that were left out have been seen by now. */
function startingRow(app: App, autoship: LoadedAutoship): Outcome<AutoshipRow, Refusal> {
  const { isLocked, isActive, addressId, deliveryOn: deliveryDay, items } = autoship
  const can = autoshipCan.process({
    isLocked,
    isActive,
    addressId,
    deliveryDay,
    itemCount: items.length,
  })
  if (!can.ok) return refuse({ code: 'autoship_incomplete', extra: { reason: can.refusal } })
  if (isActive) return done({})
  return done({ isActive: true, processedAt: app.clock.now(), nextOn: null, warnings: [] })
}

const afterRow = (
  autoship: LoadedAutoship,
  { addressId, deliveryOn }: AutoshipRow,
): LoadedAutoship => ({
  ...autoship,
  ...(addressId != null && { addressId }),
  ...(deliveryOn != null && { deliveryOn }),
})

/** Puts the series where the change wants it: from its next delivery on, or anchored anew where nothing comes yet. */
async function placeSeries(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
  { row, newDay }: FieldsChange,
): Promise<Outcome<{ row: AutoshipRow; steps: Step[] }, Refusal>> {
  const wish = wishOf(autoship)
  const agenda = wish && autoship.isActive ? await nextOf(app, autoship) : []
  const next = agenda.find(({ day }) => day !== null)
  const unmade = agenda.find(({ state }) => state === 'planned')
  if (newDay) {
    const isNewAddress = row.addressId !== undefined && row.addressId !== autoship.addressId
    // What was made goes to the old address on its old day; only what comes after it follows the new one.
    if (isNewAddress || !next) return done({ row: { ...row, deliveryOn: newDay }, steps: [] })
    const moving = {
      customerId: autoship.customerId,
      autoshipId: autoship.id,
      plannedOn: next.plannedOn,
    }
    const moved = await moveDelivery(app, tx, { ...moving, newDay, wholeSeries: true })
    return moved.ok ? done({ row, steps: moved.value }) : moved
  }
  const isOtherFrequency =
    row.frequencyWeeks !== undefined && row.frequencyWeeks !== autoship.frequencyWeeks
  const anchor = agenda.findLast(({ state }) => state === 'made') ?? unmade
  return done({
    row: isOtherFrequency && anchor ? { ...row, deliveryOn: anchor.plannedOn } : row,
    steps: [],
  })
}

async function nextOf(app: App, autoship: LoadedAutoship): Promise<PlannedDelivery[]> {
  const { firstOpenDay } = await clockOfDelivery(app)
  return agendaOf(
    wishOf(autoship)!,
    await servedDays(app, autoship),
    firstOpenDay,
    1 + autoship.orders.length,
  )
}
