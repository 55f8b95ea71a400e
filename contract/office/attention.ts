import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, Done, filledText, Id, IdText, NoBody } from '../shared/scalars.ts'

export const attentionGroups = ['money', 'tomorrow', 'customers', 'machine'] as const

const AttentionRow = z
  .object({
    /** Such as `approval`; the screen words it from the facts. */
    kind: z.string(),
    id: z.string(),
    group: z.enum(attentionGroups),
    /** Null where no fact says when it began. */
    since: z.iso.datetime().nullable(),
    /** The moment after which it is too late. */
    until: z.iso.datetime().nullable(),
    cents: z.int().nullable(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    givenTo: z.object({ id: Id, name: z.string() }).nullable(),
  })
  .meta({ id: 'AttentionRow' })
export type AttentionRow = z.output<typeof AttentionRow>

const row = { kind: filledText(40), id: filledText(60) }

/** The office's first page: what asks for a person now. */
export const attentionCalls = callTable({
  readAttention: {
    method: 'GET',
    path: '/attention',
    summary: 'What waits for a person, the first to be too late first',
    audience: { staff: 'seeToday' },
    answer: z.object({
      rows: z.array(AttentionRow),
      /** Kinds that could not be read now, and when they last could. */
      unread: z.array(z.object({ kind: z.string(), readAt: z.iso.datetime().nullable() })),
      putOff: z.int(),
    }),
    isBackground: true,
  },
  readTodayHead: {
    method: 'GET',
    path: '/today',
    summary: 'The numbers of today, of tomorrow, and of money that is not here yet',
    audience: { staff: 'seeToday' },
    answer: z.object({
      today: z.object({
        day: z.string(),
        stopsDone: z.int(),
        stops: z.int(),
        full: z.int(),
        empties: z.int(),
        cashCents: z.int(),
      }),
      tomorrow: z.object({
        day: z.string(),
        stops: z.int(),
        bottles: z.int(),
        /** Percent of the limits of zones that have them; null where none has. */
        room: z.int().nullable(),
        closesAt: z.iso.datetime(),
      }),
      /** Null for those who do not see the bank. */
      money: z
        .object({ overdueCents: z.int(), unknownLines: z.int(), onTheWayCents: z.int() })
        .nullable(),
      coming: z.object({
        /** Large bottles of the orders of each of the next days. */
        days: z.array(z.object({ day: z.string(), bottles: z.int() })),
        /** What all vans take at once. */
        vanBottles: z.int(),
        /** What this month's bills will have so far; null without any, as for `money`. */
        bills: z.object({ day: z.string(), customers: z.int(), cents: z.int() }).nullable(),
        /** The next days without deliveries, with the orders that are on them. */
        daysOff: z.object({ from: z.string(), days: z.int(), orders: z.int() }).nullable(),
      }),
    }),
    isBackground: true,
  },
  putOffAttention: {
    method: 'POST',
    path: '/attention/put-off',
    summary: 'Puts a row off to a day; it comes back before when its facts change',
    audience: { staff: 'seeToday' },
    body: z.object({ ...row, until: DayText, reason: filledText(300) }),
    answer: Done,
    refusals: ['not_found'],
  },
  giveAttention: {
    method: 'POST',
    path: '/attention/give',
    summary: 'Gives a row to a person, or to nobody',
    audience: { staff: 'seeToday' },
    body: z.object({ ...row, staffId: Id.nullable() }),
    answer: Done,
    refusals: ['not_found'],
  },
  readMachine: {
    method: 'GET',
    path: '/machine',
    summary: 'The state of jobs, mails, the check of the money, backups and the bank, as one line',
    audience: { staff: 'any' },
    answer: z.object({
      jobs: z.object({ waiting: z.int(), failed: z.int() }),
      mails: z.object({ waiting: z.int(), givenUp: z.int() }),
      /** Null for those who may not correct it, as the backup and the bank are by their rights. */
      money: z.object({ problems: z.int(), checkedAt: z.iso.datetime() }).nullable(),
      backupAt: z.iso.datetime().nullable(),
      bankImportAt: z.iso.datetime().nullable(),
      /** How far the company of the demo is made, in percent; null once it is. */
      companyPercent: z.int().nullable(),
    }),
    isBackground: true,
  },
  retryJob: {
    method: 'POST',
    path: '/jobs/:id/retry',
    summary: 'Tries a failed job again at once',
    audience: { staff: 'manageJobs' },
    params: z.object({ id: IdText }),
    body: NoBody,
    answer: Done,
    refusals: ['not_permitted'],
  },
  retryMail: {
    method: 'POST',
    path: '/mails/:id/retry',
    summary: 'Sends a mail again that was given up',
    audience: { staff: 'manageJobs' },
    params: z.object({ id: IdText }),
    body: NoBody,
    answer: Done,
  },
})
