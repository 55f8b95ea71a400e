import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

type Statement = { name: string; email: string; contract: string; statement: string }

export type Withdrawal = Statement & {
  id: number
  confirmedAt: Date | null
  customerId: number | null
}

/** The order and its customer, where the number and the e-mail fit together. */
export async function findOrderOf(db: Db, orderId: number, email: string) {
  const { rows } = await sql<{ orderId: number; customerId: number }>`
    select o.id as order_id, o.customer_id
    from orders o join customers c on c.id = o.customer_id
    where o.id = ${orderId} and lower(c.email) = lower(${email}) and o.placed_at is not null`.execute(
    db,
  )
  return rows[0]
}

export const insertWithdrawal = (
  db: Db,
  row: Statement & {
    orderId: number | null
    customerId: number | null
    tokenHash: Buffer
    statedAt: Date
  },
) => db.insertInto('contractWithdrawals').values(row).execute()

export const countStatements = async (db: Db, email: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('contractWithdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('statedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const shown = ['id', 'name', 'email', 'contract', 'statement', 'confirmedAt', 'customerId'] as const

/** Confirms it once; a second pressing finds what the first one did. */
export async function confirmStatement(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<Withdrawal | undefined> {
  await db
    .updateTable('contractWithdrawals')
    .set({ confirmedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', 'is', null)
    .execute()
  return db
    .selectFrom('contractWithdrawals')
    .select(shown)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export const deleteUnconfirmed = (db: Db, statedBefore: Date) =>
  db
    .deleteFrom('contractWithdrawals')
    .where('confirmedAt', 'is', null)
    .where('statedAt', '<', statedBefore)
    .execute()
