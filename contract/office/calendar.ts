import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id, IdText } from '../shared/scalars.ts'
import { CalendarChange, Changing, toldBy } from './calendar-change.ts'
import { deedCall } from './deed-call.ts'

/** What is in the way of a new day, the worst first. */
export const clashes = [
  'no_day',
  'not_possible',
  'full',
  'other_delivery_that_day',
  'two_in_a_week',
  'autoship_ends',
] as const

const DisplacedRow = z
  .object({
    delivery: z.string(),
    customerId: Id,
    customer: z.string().nullable(),
    isCompany: z.boolean(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    zone: z.string().nullable(),
    orderId: Id.nullable(),
    goods: z.string(),
    bottles: z.int(),
    oldDay: DayText,
    newDay: DayText.nullable(),
    /** Days without water before the new day, by the customer's own use; null is unknown. */
    dryDays: z.int().nullable(),
    clashes: z.array(z.enum(clashes)),
    toldBy: z.enum(toldBy),
  })
  .meta({ id: 'DisplacedDelivery' })
export type DisplacedRow = z.output<typeof DisplacedRow>

/** At most as many are shown. */
export const mostLetters = 50

const ChangeLetter = z.object({
  customerId: Id,
  customer: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
})

const NewDayLoad = z.object({
  zone: z.string(),
  day: DayText,
  /** Bottles of 18.9 l on the day before the change, and those that come. */
  taken: z.int(),
  added: z.int(),
  max: z.int().nullable(),
})

const OfficeDay = z.object({
  day: DayText,
  /** The office's own words for it; null where only the law speaks. */
  nameLv: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** The holiday by law; null on a working day. */
  holiday: z.string().nullable(),
  delivers: z.boolean(),
})

const answers = z.object({
  asked: z.int(),
  accepted: z.int(),
  chosen: z.int(),
  skipped: z.int(),
  /** The time for an answer has passed, or none is needed any more. */
  lapsed: z.int(),
})

const MadeChange = z
  .object({
    id: Id,
    change: CalendarChange,
    answerBy: DayText.nullable(),
    madeAt: z.iso.datetime(),
    by: z.string().nullable(),
    isUndone: z.boolean(),
    answers,
  })
  .meta({ id: 'CalendarChange' })
export type MadeChange = z.output<typeof MadeChange>

const AnswerRow = z.object({
  proposalId: Id,
  customerId: Id,
  customer: z.string().nullable(),
  phone: z.string().nullable(),
  orderId: Id.nullable(),
  oldDay: DayText,
  newDay: DayText.nullable(),
  state: z.enum(['asked', 'accepted', 'chosen', 'skipped', 'lapsed']),
  answeredDay: DayText.nullable(),
  toldBy: z.enum(toldBy),
})

/** Days off, working days, routes and the places of zones. */
export const calendarCalls = callTable({
  listOfficeDays: {
    method: 'GET',
    path: '/calendar/days',
    summary: 'The days ahead of which the office or the law says something, and what it is',
    audience: { staff: 'changeZones' },
    answer: z.object({ rows: z.array(OfficeDay) }),
  },
  listCalendarChanges: {
    method: 'GET',
    path: '/calendar/changes',
    summary: 'The latest changes of days and routes, with the answers of the customers',
    audience: { staff: 'changeZones' },
    answer: z.object({ rows: z.array(MadeChange) }),
  },
  readCalendarChange: {
    method: 'GET',
    path: '/calendar/changes/:id',
    summary: 'A change with each customer who was asked, and the answer',
    audience: { staff: 'changeZones' },
    params: z.object({ id: IdText }),
    answer: z.object({ ...MadeChange.shape, rows: z.array(AnswerRow) }),
  },
  rehearseCalendarChange: {
    method: 'POST',
    path: '/calendar/rehearse',
    summary: 'Whom a change would hit and what each would be offered; nothing is changed',
    audience: { staff: 'changeZones' },
    body: z.object(Changing),
    answer: z.object({
      rows: z.array(DisplacedRow),
      loads: z.array(NewDayLoad),
    }),
    refusals: ['not_found'],
  },
  rehearseLetters: {
    method: 'POST',
    path: '/calendar/letters',
    summary: 'The letters that a change would send, as they would read; nothing is changed',
    audience: { staff: 'changeZones' },
    body: z.object(Changing),
    answer: z.object({ letters: z.array(ChangeLetter) }),
    refusals: ['not_found'],
  },
  changeCalendar: deedCall({
    path: '/calendar/change',
    summary: 'Changes days or routes, and asks each customer whose delivery loses its day',
    right: 'changeZones',
    body: { ...Changing, reason: filledText(300) },
    refusals: ['not_found'],
  }),
  undoCalendarChange: {
    ...deedCall({
      path: '/calendar/changes/:id/undo',
      summary:
        'Takes a change back: who has not chosen another day has the former one again, and is told',
      right: 'changeZones',
      body: { reason: filledText(300) },
      refusals: ['not_found', 'changed_since'],
    }),
    params: z.object({ id: IdText }),
  },
})
