import { sql } from 'kysely'
import { type calendarCalls, mostLetters } from '../../../contract/office/calendar.ts'
import type {
  CalendarChange,
  Decision,
  LetterWords,
} from '../../../contract/office/calendar-change.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { holidaysBetween } from '../../../domain/calendar/holidays.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import { latestDay } from '../../../domain/territory/days.ts'
import { doAct, wantedOf } from '../../actions/do-act.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { preview } from '../../platform/database/transaction.ts'
import { findOwnMails } from '../../platform/mail/mail-store.ts'
import { type MailContext, writeMail } from '../../platform/mail/write-mail.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { listOfficeDays } from '../../territory/office-calendar.ts'
import { changeCalendarDeed, undoCalendarChangeDeed } from './calendar-deeds.ts'
import { changeCalendar, withTerritoryOf } from './change-calendar.ts'
import { findAsked, findChanges } from './change-store.ts'
import { displacedRows } from './displaced-rows.ts'

export const calendarRoutes = (
  app: AppWithDb,
  mails: MailContext,
): Handlers<typeof calendarCalls> => ({
  listOfficeDays: async () => done({ rows: await officeDays(app) }),
  listCalendarChanges: async () => done({ rows: await findChanges(app.db) }),
  readCalendarChange: async ({ params: { id } }) => {
    const [change] = await findChanges(app.db, id)
    if (!change) return refuse({ code: 'not_found' })
    const rows = await findAsked(app.db, id)
    return done({ ...change, rows: rows.map((row) => ({ ...row, proposalId: row.id })) })
  },
  rehearseCalendarChange: ({ by, body, caller: { language } }) =>
    preview(app.db, async (tx) => {
      const changed = await changeCalendar(app, tx, by, changingOf(body))
      if (!changed.ok) return changed
      const wanted = { ...changed.value, language }
      return done(await displacedRows(await withTerritoryOf(app, tx), tx, wanted))
    }),
  rehearseLetters: ({ by, body }) =>
    preview(app.db, async (tx) => {
      const changed = await changeCalendar(app, tx, by, changingOf(body))
      return changed.ok ? done({ letters: await ownLetters(tx, mails) }) : changed
    }),
  changeCalendar: ({ by, query, body, caller }) => {
    const { change, decisions, answerBy, letterWords, reason } = body
    const rows = [{ change, decisions, answerBy, letterWords, reason }]
    return doAct(app, by, { deed: changeCalendarDeed, rows }, wantedOf(query, body, caller))
  },
  undoCalendarChange: ({ by, params: { id: changeId }, query, body, caller }) => {
    const rows = [{ changeId, reason: body.reason }]
    return doAct(app, by, { deed: undoCalendarChangeDeed, rows }, wantedOf(query, body, caller))
  },
})

/** As the customers of the change would read them. */
async function ownLetters(tx: Tx, context: MailContext) {
  const found = await findOwnMails(tx, mostLetters)
  const customers = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${found.map(({ customerId }) => customerId)}::bigint[])`)
    .execute()
  const letters = found.map(async (mail) => {
    const { subject, text } = await writeMail(context, mail)
    const about = customers.find(({ id }) => id === mail.customerId)
    return about === undefined
      ? []
      : [{ customerId: about.id, customer: about.name, subject, text }]
  })
  return (await Promise.all(letters)).flat()
}

async function officeDays(app: AppWithDb) {
  const today = app.clock.today()
  const own = new Map((await listOfficeDays(app.db, today)).map((row) => [row.day, row]))
  const byLaw = new Map(
    holidaysBetween(today, latestDay(today)).map(({ day, holiday }) => [day, holiday]),
  )
  return [...new Set([...own.keys(), ...byLaw.keys()])].sort().map((day) => {
    const { nameLv = null, nameEn = null, delivers = false } = own.get(day) ?? {}
    return { day, nameLv, nameEn, delivers, holiday: byLaw.get(day) ?? null }
  })
}

type Body = {
  change: CalendarChange
  decisions: Decision[]
  answerBy: string | null
  letterWords: LetterWords | null
}

const changingOf = ({ change, decisions, answerBy, letterWords }: Body) => ({
  change,
  decisions,
  letterWords,
  answerBy: answerBy === null ? null : dayOf(answerBy),
})
