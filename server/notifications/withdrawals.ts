import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/connect.ts'

type Statement = { name: string; email: string; contract: string; statement: string }

const maxPerDay = 10
const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1_000

/** The first step of withdrawing, open to anyone; it has no effect until it is confirmed. */
export async function stateWithdrawal(
  { clock }: App,
  tx: Tx,
  statement: Statement,
): Promise<Outcome<{ key: string }, Refusal>> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  if ((await countWithdrawals(tx, statement.email, dayAgo)) >= maxPerDay) {
    return refuse({ code: 'too_many_requests', retryAfterSeconds: DAY_SECONDS })
  }
  const number = Number(/\d{1,9}/.exec(statement.contract)?.[0] ?? 0)
  const order = await findOrderByEmail(tx, number, statement.email)
  const key = newToken()
  await insertWithdrawal(tx, {
    ...statement,
    orderId: order?.orderId ?? null,
    customerId: order?.customerId ?? null,
    tokenHash: tokenHash(key),
    statedAt: now,
  })
  return done({ key })
}

type Confirmed = { email: string; confirmedAt: Date }

/** The second step: mails the receipt on a durable medium, as the law requires, and the office. */
export async function confirmWithdrawal(
  { clock, config }: App,
  tx: Tx,
  key: string,
  language: Language,
): Promise<Outcome<Confirmed, Refusal>> {
  const withdrawal = await markConfirmed(tx, tokenHash(key), clock.now())
  if (withdrawal === undefined) return refuse({ code: 'link_invalid' })
  const { id, name, email, contract, statement, customerId } = withdrawal
  const confirmedAt = withdrawal.confirmedAt!
  const payload = { name, email, contract, statement, confirmedAt: confirmedAt.toISOString() }
  const cause = `withdrawal:${id}`
  const mail = { cause, payload, ...(customerId !== null && { customerId }) }
  await queueMail(tx, { ...mail, template: 'notifications.withdrawal', to: email, language })
  const office = /<([^>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM
  await queueMail(tx, {
    ...mail,
    template: 'notifications.withdrawal-office',
    to: office,
    language: 'lv',
  })
  return done({ email, confirmedAt })
}

/** Data protection: names and addresses of withdrawals that were never confirmed are deleted. */
export const deleteUnconfirmedWithdrawals = async ({ clock }: App, tx: Tx): Promise<void> => {
  await deleteUnconfirmed(tx, new Date(clock.now().getTime() - withdrawalDays * DAY_MS))
}

type Withdrawal = Statement & {
  id: number
  confirmedAt: Date | null
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
    tokenHash: Buffer
    statedAt: Date
  },
) => tx.insertInto('contractWithdrawals').values(row).execute()

const countWithdrawals = async (db: Db, email: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('contractWithdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('statedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const withdrawalColumns = [
  'id',
  'name',
  'email',
  'contract',
  'statement',
  'confirmedAt',
  'customerId',
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

const deleteUnconfirmed = (tx: Tx, statedBefore: Date) =>
  tx
    .deleteFrom('contractWithdrawals')
    .where('confirmedAt', 'is', null)
    .where('statedAt', '<', statedBefore)
    .execute()
