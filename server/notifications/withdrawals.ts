import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { verifyNumbers } from '../platform/signed-link.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { officeAddress } from '../platform/mail/office-address.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { withdrawalAddress } from './withdrawal-messages.ts'
import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/connect.ts'

type Statement = { name: string; email: string; contract: string; statement: string }

/** The first step of withdrawing, open to anyone; it has no effect until it is confirmed. */
export async function stateWithdrawal(
  app: AppWithDb,
  { address, ...statement }: Statement & { address: string },
): Promise<Outcome<{ key: string }, Refusal>> {
  const attempt = await countAttempt(app, 'withdrawal', { account: statement.email, address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const key = newToken()
  const number = Number(/\d{1,9}/.exec(statement.contract)?.[0] ?? 0)
  await inTransaction(app.db, async (tx) => {
    const order = await findOrderByEmail(tx, number, statement.email)
    await insertWithdrawal(tx, {
      ...statement,
      orderId: order?.orderId ?? null,
      customerId: order?.customerId ?? null,
      awaitsEmail: !(await hasOrdered(tx, statement.email)),
      tokenHash: tokenHash(key),
      statedAt: app.clock.now(),
    })
  })
  return done({ key })
}

type Confirmed = { email: string; confirmedAt: Date }
type Confirming = { key: string; language: Language }

/**
 * The second step. The receipt carries a stranger's words, so it is mailed only to an address that
 * has ordered here; any other is asked first, and the answer does not show which it was.
 */
export async function confirmWithdrawal(
  app: App,
  tx: Tx,
  { key, language }: Confirming,
): Promise<Outcome<Confirmed, Refusal>> {
  const withdrawal = await markConfirmed(tx, tokenHash(key), app.clock.now())
  if (withdrawal === undefined) return refuse({ code: 'link_invalid' })
  const { id, email } = withdrawal
  if (!withdrawal.awaitsEmail) return queueReceipt(app, tx, withdrawal, language)
  await queueMail(tx, {
    template: 'notifications.withdrawal-address',
    cause: `withdrawal:${id}`,
    payload: { id },
    to: email,
    language,
  })
  return done({ email, confirmedAt: withdrawal.confirmedAt! })
}

/** The link of that mail: the address is the person's own, so the receipt may go there. */
export async function confirmWithdrawalAddress(
  app: App,
  tx: Tx,
  { key, language }: Confirming,
): Promise<Outcome<Confirmed, Refusal>> {
  const link = verifyNumbers(app.secrets, withdrawalAddress, key, app.clock.now())
  const withdrawal = link.ok ? await acceptAddress(tx, link.value.numbers[0]!) : undefined
  if (withdrawal === undefined) return refuse({ code: 'link_invalid' })
  return queueReceipt(app, tx, withdrawal, language)
}

/** The receipt on a durable medium, as the law requires, and the office's mail; each once. */
async function queueReceipt(
  { config }: App,
  tx: Tx,
  withdrawal: Withdrawal,
  language: Language,
): Promise<Outcome<Confirmed, Refusal>> {
  const { id, name, email, contract, statement, customerId, orderId } = withdrawal
  const confirmedAt = withdrawal.confirmedAt!
  const at = confirmedAt.toISOString()
  const payload = { name, email, contract, statement, orderId, confirmedAt: at }
  const cause = `withdrawal:${id}`
  const mail = { cause, payload, ...(customerId !== null && { customerId }) }
  await queueMail(tx, { ...mail, template: 'notifications.withdrawal', to: email, language })
  await queueMail(tx, {
    ...mail,
    template: 'notifications.withdrawal-office',
    to: officeAddress(config),
    language: 'lv',
  })
  return done({ email, confirmedAt })
}

/**
 * Data protection: names and addresses of withdrawals that were never confirmed, here or by the
 * link in the mail, are deleted.
 */
export const deleteUnconfirmedWithdrawals = async ({ clock }: App, tx: Tx): Promise<void> => {
  await deleteUnconfirmed(tx, new Date(clock.now().getTime() - withdrawalDays * DAY_MS))
}

type Withdrawal = Statement & {
  id: number
  orderId: number | null
  confirmedAt: Date | null
  awaitsEmail: boolean
  customerId: number | null
}

/** Found only when the order number and the e-mail belong together. */
async function findOrderByEmail(db: Db, orderId: number, email: string) {
  const { rows } = await sql<{ orderId: number; customerId: number }>`
    select o.id as order_id, o.customer_id
    from orders o join customers c on c.id = o.customer_id
    where o.id = ${orderId} and lower(c.email) = lower(${email})
      and o.placed_at is not null`.execute(db)
  return rows[0]
}

const insertWithdrawal = (
  tx: Tx,
  row: Statement & {
    orderId: number | null
    customerId: number | null
    awaitsEmail: boolean
    tokenHash: Buffer
    statedAt: Date
  },
) => tx.insertInto('contractWithdrawals').values(row).execute()

async function hasOrdered(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select c.id from customers c where lower(c.email) = lower(${email})
      and exists (select from orders where customer_id = c.id)`.execute(db)
  return rows.length > 0
}

const withdrawalColumns = [
  'id',
  'name',
  'email',
  'contract',
  'statement',
  'confirmedAt',
  'awaitsEmail',
  'customerId',
  'orderId',
] as const

/** Confirms once; a repeated confirmation returns the first one's time. */
async function markConfirmed(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Withdrawal | undefined> {
  await tx
    .updateTable('contractWithdrawals')
    .set({ confirmedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', 'is', null)
    .execute()
  return tx
    .selectFrom('contractWithdrawals')
    .select(withdrawalColumns)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** An erased person's withdrawal has no address left to send anything to. */
const acceptAddress = (tx: Tx, id: number): Promise<Withdrawal | undefined> =>
  tx
    .updateTable('contractWithdrawals')
    .set({ awaitsEmail: false })
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .where('email', '<>', '')
    .returning(withdrawalColumns)
    .executeTakeFirst()

const deleteUnconfirmed = (tx: Tx, statedBefore: Date) =>
  tx
    .deleteFrom('contractWithdrawals')
    .where((row) => row.or([row('confirmedAt', 'is', null), row('awaitsEmail', '=', true)]))
    .where('statedAt', '<', statedBefore)
    .execute()
