import type { House } from '../../server/house.ts'
import { newToken, tokenHash } from '../../server/platform/token.ts'

let made = 0

type Facts = { creditLimitCents?: number; payLater?: boolean; language?: 'lv' | 'en' }

/** A registered customer and a token of theirs, for tests that are not about registering. */
export async function newCustomer({ db, clock }: Pick<House, 'db' | 'clock'>, facts: Facts = {}) {
  made += 1
  const now = clock.now()
  const { id } = await db
    .insertInto('customers')
    .values({
      role: 1,
      name: 'Anna Bērziņa',
      email: `anna-${made}@epasts.lv`,
      phone: '+37120000000',
      registeredAt: now,
      agreementConfirmedAt: now,
      acceptedAt: now,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const session = { customerId: id, tokenHash: tokenHash(token), kind: 'login', lastUsedAt: now }
  await db.insertInto('sessions').values(session).execute()
  return { id, token }
}
