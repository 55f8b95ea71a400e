import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { openBottlesDeed } from '../../../server/bottles/opening-deed.ts'
import { recordCall } from '../../../server/customers/record-call.ts'
import { disputeDebt } from '../../../server/debts/disputes.ts'
import { makePromise } from '../../../server/debts/promises.ts'
import { remindDebtor } from '../../../server/debts/remind-debtor.ts'
import { requirePrepaymentOfDebtors } from '../../../server/debts/require-prepayment-of-debtors.ts'
import { markOverdue } from '../../../server/documents/mark-overdue.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { startAutoship } from '../autoships/start-autoships.ts'
import type { Past } from '../past/live-past.ts'
import { topUp } from '../past/top-up.ts'
import type { Company } from './company.ts'
import { done } from './done.ts'
import { type LatePayer, latePayers } from './late-payers.ts'
import { workingDayAfter } from './round-days.ts'
import { orderFor } from './tomorrow.ts'

/** What has been done about those who have not paid; the oldest pay in advance from now on. */
export async function chaseDebts(past: Past, company: Company): Promise<void> {
  const { customers, now, today } = company
  past.clock.set(now().toISOString())
  await markOverdue(past)
  for (const payer of latePayers(customers)) {
    await remindOf(past, company, payer)
    await stories[payer.story]?.(past, company, payer)
  }
  past.clock.set(now().toISOString())
  await markOverdue(past)
  await requirePrepaymentOfDebtors(past)
  const ordering = latePayers(customers).filter(({ story }) => ordersAhead.has(story))
  const from = workingDayAfter(addDays(today, 1))
  await orderFor(
    past,
    from,
    ordering.map(({ customer }) => customer),
  )
}

/** They order as if nothing were open. */
const ordersAhead = new Set<LatePayer['story']>(['paid_in_part', 'called', 'late'])

function setDay({ clock }: Past, day: Day): void {
  clock.set(new Date(rigaInstant(day, '10:00')).toISOString())
}

/** The reminders that have come to their days; none where the bank may have the money already. */
async function remindOf(past: Past, company: Company, { customer }: LatePayer): Promise<void> {
  const { debtReminderDays, debtSecondReminderDays, smallDebtCents } = await past.settings()
  for (const { overdueSince, openCents } of await findOverdue(past, customer.id))
    for (const days of [debtReminderDays, debtSecondReminderDays]) {
      const day = addDays(dayOf(overdueSince), days - 1)
      if (day >= company.today || openCents < smallDebtCents) continue
      setDay(past, day)
      const by = company.crew.accountant
      await inTransaction(past.db, (tx) => remindDebtor(past, tx, by, customer.id))
    }
}

const findOverdue = ({ db }: Past, customerId: number) =>
  db
    .selectFrom('overduePapers')
    .select(['paperId', 'overdueSince', 'openCents'])
    .where('customerId', '=', customerId)
    .where('clearedOn', 'is', null)
    .execute()

type Promised = {
  madeDaysAgo: number
  parts: (readonly [inDays: number, cents: number])[]
  note: string
}

async function promise(
  past: Past,
  { crew, today }: Company,
  customerId: number,
  { madeDaysAgo, parts, note }: Promised,
): Promise<void> {
  setDay(past, addDays(today, -madeDaysAgo))
  const made = parts.map(([inDays, cents]) => ({ cents, dueOn: addDays(today, inDays) }))
  const promised = { customerId, parts: made, note }
  await done(past, (tx) => makePromise(past, tx, crew.accountant, promised))
}

type Story = (past: Past, company: Company, payer: LatePayer) => Promise<void>

const stories: Partial<Record<LatePayer['story'], Story>> = {
  broken_promise: (past, company, { customer }) =>
    promise(past, company, customer.id, {
      madeDaysAgo: 14,
      parts: [[-6, 2_000]],
      note: 'Samaksās pēc algas',
    }),
  promised: (past, company, { customer }) =>
    promise(past, company, customer.id, {
      madeDaysAgo: 1,
      parts: [[5, 3_000]],
      note: 'Bija atvaļinājumā, samaksās nākamnedēļ',
    }),
  paid_in_part: async (past, company, { customer }) => {
    await promise(past, company, customer.id, {
      madeDaysAgo: 6,
      parts: [
        [-2, 2_000],
        [12, 2_000],
      ],
      note: 'Maksās divās daļās',
    })
    setDay(past, addDays(company.today, -3))
    await topUp(past, customer.id, 2_000)
  },
  disputed: async (past, { crew, today }, { customer }) => {
    setDay(past, addDays(today, -2))
    const [paper] = await findOverdue(past, customer.id)
    if (!paper) return
    const reason = 'Saka, ka samaksāja kurjeram skaidrā naudā'
    const disputed = { customerId: customer.id, documentId: paper.paperId, reason }
    await done(past, (tx) => disputeDebt(past, tx, crew.accountant, disputed))
  },
  called: async (past, { crew, today }, { customer }) => {
    setDay(past, addDays(today, -2))
    const call = { customerId: customer.id, line: 'Samaksās pēc algas, dienu nenosauca.' }
    await done(past, (tx) => recordCall(past, tx, crew.accountant, call))
  },
  old_bottles: async (past, { crew, today }, { customer }) => {
    setDay(past, addDays(today, -30))
    const goodId = 101
    const opening = { customerId: customer.id, goodId, pieces: 2, reason: 'No vecās uzskaites' }
    await done(past, (tx) => openBottlesDeed.run(past, tx, crew.owner, opening))
  },
  autoship: async (past, { now }, { customer }) => {
    past.clock.set(now().toISOString())
    const wish = {
      name: 'Ūdens mājās',
      frequencyWeeks: 2,
      startsInDays: 4,
      method: 'cash' as const,
      lines: [['UD-001', 3, 3] as [string, number, number]],
    }
    await done(past, (tx) => startAutoship(past, tx, { email: customer.email }, wish))
  },
}
