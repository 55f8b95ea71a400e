import type { customerCalls } from '../../contract/shop/customers.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers, Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { readUser } from './read-user.ts'
import { insertGuest } from './session-store.ts'

export const customerRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof customerCalls> => ({
  createGuest: async ({ caller: { language }, origin }) => {
    const attempt = await countAttempt(app, 'guest', { account: '', address: origin.address })
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    return done({
      token: await createGuest(app, language, origin),
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
  { db, clock }: AppWithDb,
  language: Language,
  { address: ipAddress, agent: userAgent }: Origin,
): Promise<string> {
  const token = newToken()
  const session = { tokenHash: tokenHash(token), userAgent, ipAddress }
  await insertGuest(db, language, session, clock.now())
  return token
}
