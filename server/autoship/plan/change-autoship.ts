import { autoshipStatuses } from '../../../contract/shop/vocabularies/autoship-status.ts'
import type { Actor } from '../../../domain/actor.ts'
import type { AutoshipChange } from '../../../contract/shop/autoship.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { type PlannedDelivery, scheduleOf } from '../../../domain/autoship/schedule.ts'
import { autoshipCan } from '../../../domain/autoship/editable.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { nextDeliveries } from './autoship-answer.ts'
import { checkFields, type FieldsChange } from './check-fields.ts'
import { servedDays } from './served-days.ts'
import { moveDelivery } from '../schedule/move-delivery.ts'
import { type AutoshipRow, loadAutoships, type LoadedAutoship, planOf } from './plan-store.ts'
import type { UndoStep } from './undo-step.ts'
import { type AutoshipKey, lockAutoship } from './lock-autoship.ts'
import { auditOwnChange } from './own-change.ts'
import { skipUnconfirmed } from './remove-autoship.ts'
import { queueAutoshipMail, queueChangeMail } from './autoship-mails.ts'
import { writeFields } from './write-fields.ts'

/**
 * Changes the plan. Its orders stay as they are, with three exceptions: a new next day moves the
 * next order, a pause skips the orders inside it, and stopping skips the unconfirmed ones.
 */
export async function changeAutoship(
  app: App,
  tx: Tx,
  by: Actor,
  { change, ...key }: AutoshipKey & { change: AutoshipChange },
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  const autoship = locked.value
  // Under the lock, so that of two devices that have seen the same one alone is the first.
  if (change.seen_version !== undefined && change.seen_version !== autoship.version)
    return refuse({ code: 'conflict' })
  const { seriesDay } = await nextDeliveries(app, autoship)
  const checked = await checkFields(app, tx, autoship, change, seriesDay)
  if (!checked.ok) return checked
  const moved = await moveSeries(app, tx, by, autoship, checked.value)
  if (!moved.ok) return moved
  const { row, steps } = moved.value
  const wanted = change.status === undefined ? undefined : autoshipStatuses.nameOf(change.status)
  const stops = wanted === 'inactive' && autoship.isActive
  const skipped = stops ? await skipUnconfirmed(app, tx, by, autoship) : done([])
  if (!skipped.ok) return skipped
  const started =
    wanted === 'active' && !autoship.isActive ? startFields(app, afterRow(autoship, row)) : done({})
  if (!started.ok) return started
  const written = { ...row, ...started.value, ...(stops && { isActive: false, nextOn: null }) }
  const following = await writeFields(app, tx, by, key, written)
  if (!following.ok) return following
  await queueChangeMail(app, tx, key, autoship)
  const previous = Object.fromEntries(
    Object.keys(row).map((name) => [name, autoship[name as keyof LoadedAutoship]]),
  )
  const { id: autoshipId, isActive } = autoship
  return done([
    ...steps,
    { kind: 'fields', autoshipId, row: { ...previous, isActive } as AutoshipRow },
    ...skipped.value.map((plannedOn): UndoStep => ({ kind: 'unskip', autoshipId, plannedOn })),
  ])
}

/** Starts an autoship, for the first time or again. */
export async function processAutoship(
  app: App,
  tx: Tx,
  by: Actor,
  key: AutoshipKey,
): Promise<Outcome<null, Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  const row = startFields(app, locked.value)
  if (!row.ok) return row
  const written = await writeFields(app, tx, by, key, row.value)
  if (!written.ok) return written
  const [after] = await loadAutoships(tx, key, app.clock.today())
  if (locked.value.isActive) return done(null)
  await auditOwnChange(app, tx, by, { action: 'autoships.start', ...key })
  await queueAutoshipMail(app, tx, after!, 'started', `started:${after!.version}`)
  return done(null)
}

/** The columns of a start; it also clears the warning of goods left out. */
function startFields(app: App, autoship: LoadedAutoship): Outcome<AutoshipRow, Refusal> {
  const { isLocked, isActive, addressId, deliveryOn: deliveryDay, items } = autoship
  const can = autoshipCan.process({
    isLocked,
    isActive,
    addressId,
    deliveryDay,
    itemCount: items.length,
  })
  if (!can.ok) return refuse({ code: 'autoship_incomplete', reason: can.refusal })
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

/** Moves the series to a new day from its next delivery on, or re-anchors it when there is none. */
async function moveSeries(
  app: App,
  tx: Tx,
  by: Actor,
  autoship: LoadedAutoship,
  { row, newDay }: FieldsChange,
): Promise<Outcome<{ row: AutoshipRow; steps: UndoStep[] }, Refusal>> {
  const plan = planOf(autoship)
  const schedule = plan && autoship.isActive ? await upcomingDeliveries(app, autoship) : []
  const next = schedule.find(({ day }) => day !== null)
  const nextPlanned = schedule.find(({ state }) => state === 'planned')
  if (newDay) {
    const isNewAddress = row.addressId !== undefined && row.addressId !== autoship.addressId
    // Existing orders keep their address and day; only later deliveries go to the new address.
    if (isNewAddress || !next) return done({ row: { ...row, deliveryOn: newDay }, steps: [] })
    const delivery = {
      customerId: autoship.customerId,
      autoshipId: autoship.id,
      plannedOn: next.plannedOn,
    }
    const moved = await moveDelivery(app, tx, by, { ...delivery, newDay, wholeSeries: true })
    return moved.ok ? done({ row, steps: moved.value }) : moved
  }
  const isOtherFrequency =
    row.frequencyWeeks !== undefined && row.frequencyWeeks !== autoship.frequencyWeeks
  const anchor = schedule.findLast(({ state }) => state === 'made') ?? nextPlanned
  return done({
    row: isOtherFrequency && anchor ? { ...row, deliveryOn: anchor.plannedOn } : row,
    steps: [],
  })
}

async function upcomingDeliveries(app: App, autoship: LoadedAutoship): Promise<PlannedDelivery[]> {
  const { firstOpenDay } = await clockOfDelivery(app)
  return scheduleOf(
    planOf(autoship)!,
    await servedDays(app, autoship),
    firstOpenDay,
    1 + autoship.orders.length,
  )
}
