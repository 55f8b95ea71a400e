import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id, IdText, printedText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const dayName = printedText(80).refine((name) => name.length > 0, 'required')
const named = { day: DayText, nameLv: dayName, nameEn: dayName }

/** A change of the days on which our courier drives. */
export const CalendarChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day_off'), ...named }),
  /** A holiday or a Sunday on which we drive all the same. */
  z.object({ kind: z.literal('working_day'), ...named }),
  /** As the calendar says by itself. */
  z.object({ kind: z.literal('ordinary_day'), day: DayText }),
  z.object({
    kind: z.literal('route'),
    code: filledText(20),
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    frequencyWeeks: z.int().min(1, 'too_small').max(8, 'too_big'),
    firstWeekOn: DayText,
  }),
  /** Towns and neighbourhoods go to this zone. */
  z.object({
    kind: z.literal('places'),
    code: filledText(20),
    regionIds: z.array(Id).min(1, 'required').max(200, 'too_many_rows'),
  }),
  /** Streets of a town or neighbourhood go to this zone; to its own, they go back. */
  z.object({
    kind: z.literal('streets'),
    code: filledText(20),
    regionId: Id,
    streets: z.array(filledText(120)).min(1, 'required').max(200, 'too_many_rows'),
  }),
])
export type CalendarChange = z.output<typeof CalendarChange>

export const toldBy = ['mail', 'call'] as const

/** What the office says of one delivery instead of what the shop would propose. */
const Decision = z.object({
  /** Of the row, such as `order:1042`. */
  delivery: z.string().max(60),
  day: DayText.optional(),
  toldBy: z.enum(toldBy).optional(),
})
export type Decision = z.output<typeof Decision>

/** The office's own words of why, instead of the shop's; the days and the question stay. */
export const LetterWords = z.object({ lv: filledText(600), en: filledText(600) })
export type LetterWords = z.output<typeof LetterWords>

const Changing = {
  change: CalendarChange,
  decisions: z.array(Decision).max(2_000, 'too_many_rows').default([]),
  /** The customers are asked until the end of this day; silence takes the new day. */
  answerBy: DayText.nullable().default(null),
  letterWords: LetterWords.nullable().default(null),
}

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
