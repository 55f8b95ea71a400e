import { z } from 'zod'
import { DayText } from '../../../contract/shared/scalars.ts'
import type { Change } from '../../../contract/office/effects.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Deed, Reach } from '../../actions/deed.ts'
import { reachAccount } from '../../actions/reach-customer.ts'
import type { App } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import type { AutoshipKey } from '../plan/lock-autoship.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { loadSchedule } from '../schedule/load-schedule.ts'
import { undoSteps, versionsOf } from '../schedule/undo.ts'

export const DayInput = DayText.transform(dayOf)

/** How many of its next days a preview names of an autoship. */
const namedDays = 4

/** The next days of a customer's autoships. */
export async function nextDays(app: App, db: Db, customerId: number): Promise<Map<number, Day[]>> {
  const schedule = await loadSchedule(app, db, { customerId, count: namedDays })
  const days = new Map<number, Day[]>(schedule.autoships.map(({ id }) => [id, []]))
  for (const { autoship, planned } of schedule.entries)
    if (planned.day !== null) days.get(autoship.id)!.push(planned.day)
  return new Map([...days].map(([id, all]) => [id, all.slice(0, namedDays)]))
}

export function changedDays(before: Map<number, Day[]>, after: Map<number, Day[]>): Change[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.flatMap((id): Change[] => {
    const [was, now] = [before.get(id) ?? [], after.get(id) ?? []]
    if (was.join() === now.join()) return []
    return [{ kind: 'autoship', id, field: 'next_days', before: was, after: now }]
  })
}

/** Whose autoship it is; none of one that has been removed. */
export async function reachOfAutoship(
  tx: Tx,
  { autoshipId }: { autoshipId: number },
): Promise<Reach> {
  const owner = await tx
    .selectFrom('autoships')
    .select('customerId')
    .where('id', '=', autoshipId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return owner ?? {}
}

type Describing<Input> = Pick<Deed<Input>, 'name' | 'input' | 'subject' | 'reach'> & {
  change: (
    app: App,
    tx: Tx,
    by: Actor,
    input: Input & { customerId: number },
  ) => Promise<Outcome<UndoStep[], Refusal>>
}

/** A verb of the customer's on autoships, which answers how it is undone. */
export const autoshipDeed = <Input extends object>({
  change,
  ...about
}: Describing<Input>): Deed<Input> => ({
  ...about,
  right: 'changeOrders',
  reasonOf: () => null,
  run: async (app, tx, by, input) => {
    const { onBehalfOf: customerId } = by
    if (customerId === undefined) return refuse({ code: 'not_found' })
    const before = await nextDays(app, tx, customerId)
    const changed = await change(app, tx, by, { ...input, customerId })
    if (!changed.ok) return changed
    const steps = changed.value
    const versions = await versionsOf(tx, [...new Set(steps.map((step) => step.autoshipId))])
    const undo = { deed: 'autoships.undo', input: { customerId, steps, versions } }
    const changes = changedDays(before, await nextDays(app, tx, customerId))
    return done({ undo: steps.length === 0 ? null : undo, changes })
  },
})

/** The same on one autoship. */
export const deedOfAutoship = <Input extends Omit<AutoshipKey, 'customerId'>>(
  about: Omit<Describing<Input>, 'subject' | 'reach'>,
) =>
  autoshipDeed<Input>({
    ...about,
    subject: ({ autoshipId }) => ({ kind: 'autoship', id: autoshipId }),
    reach: reachOfAutoship,
  })

const Undoing = z.object({
  customerId: z.int(),
  steps: z.array(z.custom<UndoStep>()),
  versions: z.record(z.string(), z.int()),
})

/** Reverses a deed on autoships that have not been changed since. */
export const undoAutoshipDeed = autoshipDeed<z.output<typeof Undoing>>({
  name: 'autoships.undo',
  input: Undoing,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reach: reachAccount,
  change: async (app, tx, by, { customerId, steps, versions }) => {
    const undone = await undoSteps(app, tx, by, { customerId, steps, versions })
    return undone.ok ? done([]) : undone
  },
})
