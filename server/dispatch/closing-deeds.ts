import { z } from 'zod'
import { DayText } from '../../contract/shared/scalars.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { delayedUntilMs } from '../../domain/territory/delay-closing.ts'
import type { Deed } from '../actions/deed.ts'
import {
  delayClosing,
  endClosingDelay,
  findHold,
  isDayClosed,
  undoClosingDelay,
} from '../territory/delay-closing.ts'
import { lockDayExclusive } from '../territory/lock-day.ts'
import { closeDay } from './close-day.ts'
import { nextDayToClose } from './rehearse-closing.ts'

const Day = DayText.transform(dayOf)
const Closing = z.object({ day: Day, reason: z.string() })

const ofDay = {
  subject: ({ day }: { day: string }) => ({ kind: 'day', id: day }) as const,
  reach: () => Promise.resolve({}),
}

export const closeDayDeed: Deed<z.output<typeof Closing>> = {
  name: 'dispatch.close_day',
  right: 'closeDays',
  input: Closing,
  ...ofDay,
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { day }) => {
    if (await isDayClosed(tx, day)) return refuse({ code: 'day_closed' })
    if (day !== (await nextDayToClose(app, tx))) return refuse({ code: 'not_next_day' })
    const { locked, skipped } = await closeDay(app, tx, by, day)
    await endClosingDelay(app, tx, by, day)
    const change = { kind: 'day', id: day } as const
    return done({
      changes: [
        { ...change, field: 'locked', before: 0, after: locked },
        { ...change, field: 'skipped', before: 0, after: skipped },
      ],
    })
  },
}

const Hold = z.object({ until: z.coerce.date(), reason: z.string() })
const Releasing = Closing.extend({
  /** The delay that is undone, with the one in whose place it came. */
  from: z.object({ until: z.coerce.date(), former: Hold.nullable() }).optional(),
})

const Holding = z.object({ day: Day, hours: z.int(), reason: z.string() })

export const delayClosingDeed: Deed<z.output<typeof Holding>> = {
  name: 'dispatch.hold_day',
  right: 'closeDays',
  input: Holding,
  isAudited: true,
  ...ofDay,
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { day, hours, reason }) => {
    const { dayClosesAt: closesAt } = await app.settings()
    await lockDayExclusive(tx, day)
    const held = await findHold(tx, day)
    const heldUntilMs = held?.heldUntil.getTime() ?? null
    const nowMs = app.clock.now().getTime()
    const until = new Date(delayedUntilMs(day, hours, { nowMs, closesAt, heldUntilMs }))
    const hold = await delayClosing(app, tx, by, { day, until, reason })
    if (!hold.ok)
      return refuse({ code: hold.refusal === 'day_is_closed' ? 'day_closed' : 'hold_too_long' })
    const before = held?.heldUntil.toISOString() ?? null
    const field = { kind: 'day', id: day, field: 'heldUntil' } as const
    const former = held ? { until: held.heldUntil, reason: held.reason } : null
    const undo = { day, reason: 'Atsaukts', from: { until, former } }
    return done({
      undo: { deed: 'dispatch.release_day', input: undo },
      changes: [{ ...field, before, after: until.toISOString() }],
    })
  },
}

export const endClosingDelayDeed: Deed<z.output<typeof Releasing>> = {
  name: 'dispatch.release_day',
  right: 'closeDays',
  input: Releasing,
  isAudited: true,
  ...ofDay,
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { day, from }) => {
    if (from === undefined) await endClosingDelay(app, tx, by, day)
    else if (!(await undoClosingDelay(app, tx, by, { day, ...from })))
      return refuse({ code: 'changed_since' })
    return done({})
  },
}
