import { z } from 'zod'
import { CalendarChange, LetterWords, toldBy } from '../../../contract/office/calendar-change.ts'
import type { Change } from '../../../contract/office/effects.ts'
import { DayText } from '../../../contract/shared/scalars.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { done } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { subjectOfChange } from './apply-change.ts'
import { changeCalendar } from './change-calendar.ts'
import { type Asked, findAsked } from './change-store.ts'
import { deliveryOf } from './propose-days.ts'
import { undoCalendarChange } from './undo-change.ts'

const Changing = z.object({
  change: CalendarChange,
  decisions: z.array(
    z.object({
      delivery: z.string(),
      day: DayText.optional(),
      toldBy: z.enum(toldBy).optional(),
    }),
  ),
  answerBy: DayText.nullable(),
  letterWords: LetterWords.nullable(),
  reason: z.string(),
})

const fewNames = 5

const changeOf = (asked: Asked): Change => ({
  kind: asked.orderId === null ? 'autoship' : 'order',
  id: asked.orderId ?? asked.autoshipId!,
  field: deliveryOf(asked),
  before: asked.oldDay,
  after: asked.newDay,
})

async function effectsOf(tx: Tx, changeId: number) {
  const asked = await findAsked(tx, changeId)
  const names = asked.slice(0, fewNames).map(({ customer }) => customer ?? '')
  return {
    changes: asked.map(changeOf),
    hits: asked.length > 0 ? [{ what: 'moved_deliveries', count: asked.length, names }] : [],
  }
}

export const changeCalendarDeed: Deed<z.output<typeof Changing>> = {
  name: 'calendar.change',
  right: 'changeZones',
  input: Changing,
  subject: ({ change }) => ({
    kind: 'day' in change ? 'day' : 'zone',
    id: subjectOfChange(change),
  }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { reason: _reason, answerBy, ...changing }) => {
    const input = { ...changing, answerBy: answerBy === null ? null : dayOf(answerBy) }
    const changed = await changeCalendar(app, tx, by, input)
    if (!changed.ok) return changed
    const { changeId } = changed.value
    const undo = { deed: 'calendar.undo', input: { changeId, reason: 'Atsaukts' } }
    return done({ undo, ...(await effectsOf(tx, changeId)) })
  },
}

const Undoing = z.object({ changeId: z.int(), reason: z.string() })

export const undoCalendarChangeDeed: Deed<z.output<typeof Undoing>> = {
  name: 'calendar.undo',
  right: 'changeZones',
  input: Undoing,
  subject: ({ changeId }) => ({ kind: 'calendar_change', id: changeId }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { changeId }) => {
    const undone = await undoCalendarChange(app, tx, by, changeId)
    return undone.ok ? done({}) : undone
  },
}
