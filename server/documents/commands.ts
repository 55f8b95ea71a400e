import { byCommand } from '../../domain/actor.ts'
import { parseDay } from '../../domain/calendar.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import { type Cents, formatEuros, sumOf } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { billMonth } from './bill-month.ts'
import type { Db } from '../platform/database/connect.ts'
import { markOverdue } from './mark-overdue.ts'
import { monthOfDay } from './month.ts'
import { rehearseBills } from './rehearse-bills.ts'

export const documentCommands: Commands<AppWithDb> = {
  'bills month': {
    usage: 'bills month --month 2026-11 [--rehearse]',
    summary:
      'Makes the monthly bills of a month that are not made yet, held or not; with --rehearse only shows them',
    options: { month: { type: 'string' }, rehearse: { type: 'boolean', default: false } },
    run: async (app, { options: { month, rehearse } }) => {
      if (typeof month !== 'string' || !parseDay(`${month}-01`))
        throw new CommandRefused('--month must be like 2026-11.')
      if (rehearse === true) return rehearsed(app, month)
      if (month >= monthOfDay(app.clock.today()))
        throw new CommandRefused(`${month} has not ended yet.`)
      const { issued } = await billMonth(app, byCommand, month)
      return { data: { month, issued }, lines: [`Monthly bills of ${month} made: ${issued}.`] }
    },
  },
  'bills overdue': {
    usage: 'bills overdue',
    summary: 'Marks papers whose day has passed, and clears those that are paid',
    run: async (app) => {
      const { overdue } = await markOverdue(app)
      const papers = await findOverdue(app.db)
      return {
        data: { overdue, papers },
        lines: [`Papers overdue: ${overdue}.`, ...papers.map(overdueLine)],
      }
    },
  },
}

async function rehearsed(app: AppWithDb, month: string) {
  const { bills, more } = await rehearseBills(app, byCommand, month)
  const cents = (sum: Cents) => formatEuros(sum, 'en')
  return {
    data: { month, bills, more },
    lines: [
      `Monthly bills of ${month} as they would be now: ${bills.length + more}, ` +
        `${cents(sumOf(bills, ({ totalCents }) => totalCents))}. Nothing was written.`,
      ...bills.map(
        ({ customerId, customer, totalCents, toPayCents }) =>
          `${customerId} ${customer}: ${cents(totalCents)}, to pay ${cents(toPayCents)}`,
      ),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
  }
}

const findOverdue = async (db: Db) => {
  const rows = await db
    .selectFrom('overduePapers')
    .innerJoin('papers', 'papers.id', 'overduePapers.paperId')
    .innerJoin('customers', 'customers.id', 'papers.customerId')
    .select(['papers.customerId', 'name', 'phone', 'email', 'kind', 'year', 'number', 'dueOn'])
    .select(['openCents', 'reminders', 'remindedOn'])
    .where('clearedOn', 'is', null)
    .where('openCents', '>', 0)
    .orderBy('dueOn')
    .orderBy('papers.id')
    .execute()
  return rows.map(({ kind, year, number, ...row }) => ({
    ...row,
    paper: documentNumber(kind as DocumentKind, year, number),
  }))
}

type Overdue = Awaited<ReturnType<typeof findOverdue>>[number]

const overdueLine = ({ paper, openCents, dueOn, reminders, remindedOn, ...who }: Overdue) =>
  `${paper} of ${who.customerId} ${who.name ?? 'a former customer'}: ` +
  [
    `${formatEuros(openCents, 'en')} since ${dueOn}`,
    reminders === 0 ? 'not reminded' : `reminded ${reminders} ×, last on ${remindedOn}`,
    ...[who.phone, who.email].filter(Boolean),
  ].join(', ')
