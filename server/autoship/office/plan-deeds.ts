import { z } from 'zod'
import { autoshipStatuses } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { reachAccount } from '../../actions/reach-customer.ts'
import { changeAutoship } from '../plan/change-autoship.ts'
import { changeItem, removeItem } from '../plan/change-item.ts'
import { endPause, pauseAutoships } from '../plan/pause-autoships.ts'
import { lockAutoship } from '../plan/lock-autoship.ts'
import { loadAutoships } from '../plan/plan-store.ts'
import { removeAutoship } from '../plan/remove-autoship.ts'
import { autoshipDeed, DayInput, deedOfAutoship, reachOfAutoship } from './autoship-deed.ts'

const OfCustomer = z.object({ customerId: z.int() })
const ofCustomer = {
  subject: ({ customerId }: { customerId: number }) =>
    ({ kind: 'customer', id: customerId }) as const,
  reach: reachAccount,
}

const Pausing = OfCustomer.extend({ from: DayInput, to: DayInput })

export const pauseAutoshipsDeed = autoshipDeed<z.output<typeof Pausing>>({
  ...ofCustomer,
  name: 'autoships.pause',
  input: Pausing,
  change: async (app, tx, by, pause) => {
    const paused = await pauseAutoships(app, tx, by, pause)
    return paused.ok ? done(paused.value.steps) : paused
  },
})

export const endPauseDeed = autoshipDeed<z.output<typeof OfCustomer>>({
  ...ofCustomer,
  name: 'autoships.resume',
  input: OfCustomer,
  change: async (app, tx, by, key) => {
    const ended = await endPause(app, tx, by, key)
    return ended.ok ? done(ended.value.steps) : ended
  },
})

const Changing = z.object({
  autoshipId: z.int(),
  addressId: z.int().optional(),
  day: DayInput.optional(),
  frequencyWeeks: z.int().optional(),
  notes: z.string().optional(),
  isActive: z.boolean().optional(),
})

export const changeAutoshipDeed = deedOfAutoship<z.output<typeof Changing>>({
  name: 'autoships.change',
  input: Changing,
  change: (app, tx, by, { customerId, autoshipId, addressId, day, isActive, ...plan }) =>
    changeAutoship(app, tx, by, {
      customerId,
      autoshipId,
      change: {
        ...(addressId !== undefined && { address_id: addressId }),
        ...(day !== undefined && { delivery_date: day }),
        ...(isActive !== undefined && {
          status: autoshipStatuses.numberOf(isActive ? 'active' : 'inactive'),
        }),
        ...(plan.frequencyWeeks !== undefined && { frequency: plan.frequencyWeeks }),
        ...(plan.notes !== undefined && { notes: plan.notes }),
      },
    }),
})

const OfAutoship = z.object({ autoshipId: z.int() })

export const endAutoshipDeed = deedOfAutoship<z.output<typeof OfAutoship>>({
  name: 'autoships.end',
  input: OfAutoship,
  change: removeAutoship,
})

const Counts = z.object({ ordered: z.int(), returned: z.int() })

const Line = OfAutoship.extend({
  goodId: z.int(),
  ordered: z.int(),
  returned: z.int().optional(),
  /** What an earlier change left and what replaced the good, when that change is undone. */
  from: Counts.optional(),
  substituteGoodId: z.int().nullish(),
})
type Line = z.output<typeof Line>

/** The usual count of a good; 0 leaves it out. */
export const changeAutoshipLineDeed: Deed<Line> = {
  name: 'autoships.line',
  right: 'changeOrders',
  input: Line,
  subject: ({ autoshipId }) => ({ kind: 'autoship', id: autoshipId }),
  reasonOf: () => null,
  reach: reachOfAutoship,
  run: async (app, tx, by, { autoshipId, goodId, ordered, returned, from, substituteGoodId }) => {
    const { onBehalfOf: customerId } = by
    if (customerId === undefined) return refuse({ code: 'not_found' })
    const key = { customerId, autoshipId }
    const locked = await lockAutoship(app, tx, key)
    if (!locked.ok) return locked
    const before = locked.value.items.find((item) => item.goodId === goodId)
    const counts = countsOf(before)
    if (from && (from.ordered !== counts.ordered || from.returned !== counts.returned))
      return refuse({ code: 'changed_since' })
    const line = {
      ...(before && { id: before.id }),
      good_id: goodId,
      order: ordered,
      return: returned ?? counts.returned,
      substitute_good_id: substituteGoodId,
    }
    const changed =
      ordered === 0
        ? await removeItem(app, tx, by, { ...key, goodId })
        : await changeItem(app, tx, by, { ...key, change: line })
    if (!changed.ok) return changed
    const [after] = await loadAutoships(tx, key, app.clock.today())
    const left = countsOf(after?.items.find((item) => item.goodId === goodId))
    const replaced = before && { substituteGoodId: before.substituteGoodId }
    const input = { autoshipId, goodId, ...counts, ...replaced, from: left }
    const pieces = { before: counts.ordered, after: ordered }
    return done({
      undo: { deed: 'autoships.line', input },
      changes: [{ kind: 'autoship', id: autoshipId, field: 'pieces', ...pieces }],
    })
  },
}

const countsOf = (item: z.output<typeof Counts> | undefined): z.output<typeof Counts> => ({
  ordered: item?.ordered ?? 0,
  returned: item?.returned ?? 0,
})
