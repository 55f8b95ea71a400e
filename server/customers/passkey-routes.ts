import type { passkeyCalls } from '../../contract/shop/added/passkeys.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { noData } from '../platform/http/done-answers.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { confirmUnlessFresh } from './confirm-owner.ts'
import { findPasskeysOf } from './passkey-store.ts'
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts'
import { hasPassword } from './password-store.ts'

export const passkeyRoutes = (app: AppWithDb): Handlers<typeof passkeyCalls> => ({
  listLogInWays: async ({ caller: { customerId } }) => {
    const passkeys = await findPasskeysOf(app.db, customerId)
    return done({
      data: {
        has_password: flag(await hasPassword(app.db, customerId)),
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
      },
    })
  },
  startOwnPasskey: async ({ caller: { customerId, sessionId }, origin: { address }, body }) => {
    const attempt = await countAttempt(app, 'passkey', { account: String(customerId), address })
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    const owner = { customerId, sessionId, password: body?.password, address }
    const confirmed = await confirmUnlessFresh(app, owner)
    if (!confirmed.ok) return confirmed
    return done(await inTransaction(app.db, (tx) => startPasskey(app, tx, customerId)))
  },
  addOwnPasskey: async ({ caller: { customerId }, by, body }) => {
    const added = await inTransaction(app.db, (tx) =>
      addPasskey(app, tx, by, { customerId, ...body }),
    )
    return added.ok ? noData : added
  },
  removeOwnPasskey: async ({ caller, by, origin: { address }, params: { id }, body }) => {
    const { customerId, sessionId } = caller
    const owner = { customerId, sessionId, password: body?.password, address }
    const confirmed = await confirmUnlessFresh(app, owner)
    if (!confirmed.ok) return confirmed
    const passkey = { customerId, passkeyId: id }
    const removed = await inTransaction(app.db, (tx) => removePasskey(app, tx, by, passkey))
    return removed.ok ? noData : removed
  },
})
