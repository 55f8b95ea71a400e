import type { customerCalls } from '../../contract/shop/customers.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers, Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { readUser } from './read-user.ts'
import { insertSession } from './session-store.ts'
import { insertGuest } from './store.ts'

export const customerRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof customerCalls> => ({
  createGuest: async ({ caller: { language }, origin }) => {
    const attempt = await countAttempt(app, 'guest', { account: '', address: origin.address })
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    return done({
      token: await inTransaction(app.db, (tx) => createGuest(app, tx, language, origin)),
      banners: await rooms.banners(language),
    })
  },
  readUser: async ({ caller: { customerId, language } }) =>
    done({
      user: await readUser(app.db, customerId, rooms),
      banners: await rooms.banners(language),
    }),
})

/** Creates a guest, which may later register on the same row, and answers its token. */
async function createGuest(
  { clock }: App,
  tx: Tx,
  language: Language,
  { address: ipAddress, agent: userAgent }: Origin,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const customerId = await insertGuest(tx, language, now)
  await insertSession(
    tx,
    { customerId, tokenHash: tokenHash(token), kind: 'guest', userAgent, ipAddress },
    now,
  )
  return token
}
