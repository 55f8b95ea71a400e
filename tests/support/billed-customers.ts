import { bySystem } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { entry } from '../../domain/ledger/entry.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { postAll } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import type { BilledCustomer } from './generated-statement.ts'
import { newCustomer } from './new-customer.ts'

const firstNames = 'Anna Ilze Jānis Pēteris Māra Uldis Zane Artūrs Līga Gints Dace Raivis'.split(
  ' ',
)
const lastNames =
  'Bērziņ Kalniņ Ozol Liepiņ Krūmiņ Balod Eglīt Zariņ Pētersn Vītol Kļaviņ Karlsn Apīn Lapiņ'.split(
    ' ',
  )

/** Customers with names of their own, who each owe one monthly bill of another sum. */
export async function billedCustomers(
  app: Pick<AppWithDb, 'db' | 'clock'>,
  { count, issuedOn }: { count: number; issuedOn: Day },
): Promise<BilledCustomer[]> {
  const customers: BilledCustomer[] = []
  for (let index = 0; index < count; index += 1)
    customers.push(await billedCustomer(app, index, issuedOn))
  const at = app.clock.now()
  const owed = customers.map(({ id, bill: { cents } }) => ({
    customerId: id,
    cause: { kind: 'bill', id, step: '2026-10' } as const,
    entry: entry('monthly', [
      { account: 'account', cents: -cents },
      { account: 'revenue', cents },
    ]),
    at,
    by: bySystem,
  }))
  await inTransaction(app.db, (tx) => postAll(tx, owed))
  return customers
}

/** The letters after a surname: another pair for every 168 customers. */
const surnameEnd = (index: number): string => {
  const round = Math.floor(index / 168)
  return `${'abcdefgh'[round % 8]}${round < 8 ? '' : 'klmnprst'[Math.floor(round / 8) % 8]}eris`
}

async function billedCustomer(
  app: Pick<AppWithDb, 'db' | 'clock'>,
  index: number,
  issuedOn: Day,
): Promise<BilledCustomer> {
  const last = lastNames[Math.floor(index / 12) % 14]!
  const name = `${firstNames[index % 12]!} ${last}s-${surnameEnd(index)}`
  const { id } = await newCustomer(app, { name })
  const cents = 1000 + index * 7
  const bill = await app.db
    .insertInto('papers')
    .values({
      customerId: id,
      kind: 'monthly_bill',
      causeKind: 'month',
      causeId: 202610,
      issuedOn,
      suppliedOn: issuedOn,
      dueOn: addDays(issuedOn, 14),
      seller: '{}',
      buyer: '{}',
      lines: '[]',
      vat: '[]',
      totalCents: cents,
      toPayCents: cents,
      bankReference: bankReference(id),
      issuedAt: app.clock.now(),
    })
    .returning(['year', 'number'])
    .executeTakeFirstOrThrow()
  return { id, name, bill: { ...bill, cents } }
}
