import { sql } from 'kysely'
import { byCustomer } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { bankReference } from '../../../domain/documents/bank-reference.ts'
import type { Cents } from '../../../domain/money.ts'
import { importStatementFile } from '../../../server/bank/import-statements.ts'
import { matchNewLines } from '../../../server/bank/match-lines.ts'
import { requestRefund } from '../../../server/bottles/request-refund.ts'
import { makePromise } from '../../../server/debts/promises.ts'
import { balancesOf } from '../../../server/ledger/balances.ts'
import { moveCash } from '../../../server/ledger/move-cash.ts'
import type { Past } from '../past/live-past.ts'
import { topUp } from '../past/top-up.ts'
import type { KnownCustomer } from './add-customers.ts'
import { done } from './done.ts'
import { floatCents } from './drive-run.ts'
import type { Company } from './company.ts'
import { type BankRow, statementOf } from './statement.ts'

const vansWithChange = 12

/** Yesterday's cash goes to the bank, its statement comes, refunds and promises wait. */
export async function moveMoney(past: Past, company: Company): Promise<void> {
  const { crew, customers, today } = company
  const day = addDays(today, -1)
  past.clock.set(new Date(rigaInstant(day, '17:30')).toISOString())
  const cash = await bringCashToBank(past, company)
  await askForRefunds(past, customers)
  await promise(past, company)
  const rows = [...(await paidBills(past, customers)), ...unnamed(customers)]
  const brought = { cents: cash, text: 'Skaidras naudas iemaksa', kind: 'CHIN' }
  if (cash > 0) rows.push(brought)
  const { iban } = (await past.settings()).seller
  const content = Buffer.from(statementOf({ iban, day, openingCents: 412_086, rows }))
  const file = { name: `izraksts-${day}.xml`, content }
  const imported = await importStatementFile(past, crew.accountant, file)
  if (!imported.ok) throw new Error(`The living company: ${JSON.stringify(imported.refusal)}`)
  await matchNewLines(past)
}

/** What lies in the safe. */
export async function cashInSafe({ db }: Past): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(cents), 0)::bigint as cents from cash_places where place = 'safe'`.execute(
    db,
  )
  return rows[0]!.cents
}

/** What lay in the safe beyond the change of the next vans, by one bag. */
async function bringCashToBank(past: Past, { crew }: Company): Promise<Cents> {
  const cents = (await cashInSafe(past)) - vansWithChange * floatCents
  if (cents <= 0) return 0
  const way = { from: { place: 'safe' }, to: { place: 'bank_transit' } } as const
  const move = { ...way, cents, note: 'Uz banku' }
  await done(past, (tx) => moveCash(past, tx, crew.accountant, move))
  return cents
}

const companiesOf = (customers: readonly KnownCustomer[]) =>
  customers.filter(({ method, isOfRounds }) => isOfRounds && method === 'deferred')

/** Companies of the rounds that owe pay by reference; one of them by its name alone. */
async function paidBills(past: Past, customers: readonly KnownCustomer[]): Promise<BankRow[]> {
  const rows: BankRow[] = []
  const paying = companiesOf(customers).slice(0, 6)
  for (const [index, { id, name }] of paying.entries()) {
    const { receivableCents } = await balancesOf(past.db, id)
    const cents = receivableCents || 2_500
    const text = index === paying.length - 1 ? 'par ūdeni' : `par ūdeni ${bankReference(id)}`
    rows.push({ cents, text, payer: name, iban: accountOf(id) })
  }
  return rows
}

/** Nobody's yet: three neighbours in one payment, a payer without a sign, the bank's own fee. */
const unnamed = (customers: readonly KnownCustomer[]): BankRow[] => [
  {
    cents: 4_500,
    text: `par ūdeni: ${customers
      .slice(0, 3)
      .map(({ name }) => name.split(' ')[0])
      .join(', ')}`,
    payer: customers[0]!.name,
    iban: accountOf(customers[0]!.id),
  },
  { cents: 1_390, text: 'paldies', payer: 'Biruta Zemzare', iban: accountOf(9_001) },
  { cents: 2_700, text: 'rēķins', payer: 'Dzīvokļu biedrība Ozoli 7', iban: accountOf(9_002) },
  { cents: -150, text: 'Komisija par maksājumiem', kind: 'KOM' },
]

/** An account of the demo's bank; its check digits are of no account that exists. */
const accountOf = (id: number) => `LV00DEMO${String(id).padStart(13, '0')}`

/** Two who paid in too much ask for it back in their bank. */
async function askForRefunds(past: Past, customers: readonly KnownCustomer[]): Promise<void> {
  const asking = customers.filter(({ method }) => method === 'account').slice(0, 2)
  for (const [index, { id: customerId }] of asking.entries()) {
    await topUp(past, customerId, 1_500 + index * 700)
    const to = { kind: 'iban', iban: 'LV97HABA0012345678910' } as const
    const wanted = { customerId, to, withAccount: true, depositCents: 0 }
    await done(past, (tx) => requestRefund(past, tx, byCustomer(customerId), wanted))
  }
}

/** One pays in two parts, another on one day. */
async function promise(past: Past, { crew, customers, today }: Company): Promise<void> {
  const [parts, whole] = companiesOf(customers).slice(-2)
  const due = (days: number): Day => addDays(today, days)
  const promises = [
    { customer: parts, note: 'Maksās divās daļās', parts: [3, 17] },
    { customer: whole, note: 'Grāmatvede atgriežas piektdien', parts: [4] },
  ]
  for (const { customer, note, parts: days } of promises) {
    if (!customer) continue
    const made = days.map((count) => ({ cents: 2_000, dueOn: due(count) }))
    const promised = { customerId: customer.id, parts: made, note }
    await done(past, (tx) => makePromise(past, tx, crew.accountant, promised))
  }
}
