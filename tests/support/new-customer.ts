import type { Insertable } from 'kysely'
import type { Customers } from '../../db/schema.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { newToken, tokenHash } from '../../server/platform/token.ts'

let made = 0

/** A registered customer with a token, for tests about other subjects. */
export async function newCustomer(
  { db, clock }: Pick<AppWithDb, 'db' | 'clock'>,
  facts: Partial<Insertable<Customers>> = {},
) {
  made += 1
  const now = clock.now()
  const { id } = await db
    .insertInto('customers')
    .values({
      role: 'customer',
      name: 'Anna Bērziņa',
      email: `anna-${made}@epasts.lv`,
      phone: '+37120000000',
      registeredAt: now,
      agreementConfirmedAt: now,
      acceptedAt: now,
      emailConfirmedAt: now,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await newSession(db, id, now) }
}

/** A log-in's token, last used at this time. */
export async function newSession(
  db: AppWithDb['db'],
  customerId: number,
  lastUsedAt: Date,
): Promise<string> {
  const token = newToken()
  const session = {
    customerId,
    tokenHash: tokenHash(token),
    kind: 'login',
    createdAt: lastUsedAt,
    lastUsedAt,
  }
  await db.insertInto('sessions').values(session).execute()
  return token
}
