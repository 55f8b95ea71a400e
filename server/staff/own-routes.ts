import { justDone } from '../platform/http/done-answers.ts'
import type { ownCalls } from '../../contract/office/own.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { Handlers, Origin } from '../platform/http/mount.ts'
import type { SigningInCaller, StaffCaller } from '../platform/http/caller.ts'
import type { CookieChange } from '../platform/http/session-cookie.ts'
import { confirmTotp, removePasskey, removeTotp, startTotp } from './own-factors.ts'
import {
  changeOwnPassword,
  checkNewPassword,
  endOtherSessions,
  endSession,
} from './own-sessions.ts'
import { addPasskey, startPasskey } from './passkeys.ts'
import { readOwnAccess } from './read-own-access.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { finishSignIn } from './sign-in.ts'

export const ownRoutes = (app: AppWithDb): Handlers<typeof ownCalls> => ({
  ...factorHandlers(app),
  ...sessionHandlers(app),
})

type Adding = {
  caller: StaffCaller | SigningInCaller
  by: Actor
  origin: Origin
  cookie: CookieChange
}

type Codes = Outcome<{ recoveryCodes: string[] }, Refusal>

/** A factor that was added counts as shown: it ends the second step where that was due. */
async function adding(
  app: AppWithDb,
  { caller, by, origin, cookie }: Adding,
  way: string,
  add: (tx: Tx) => Promise<Codes>,
): Promise<Codes> {
  const added = await allOrNothing(app.db, async (tx) => {
    const codes = await add(tx)
    if (!codes.ok) return codes
    return done({ ...codes.value, token: await finishSignIn(app, tx, by, { caller, origin, way }) })
  })
  if (!added.ok) return added
  cookie.set(added.value.token)
  return added
}

/** While the second factor is due, none can be added. */
const isFactorDue = (caller: StaffCaller | SigningInCaller) =>
  caller.kind === 'signing_in' && caller.step === 'factor'
const due = refuse({ code: 'not_signed_in' } as const)

const factorHandlers = (app: AppWithDb) =>
  ({
    startTotp: ({ caller, by }) =>
      isFactorDue(caller)
        ? Promise.resolve(due)
        : inTransaction(app.db, (tx) => startTotp(app, tx, by)),
    confirmTotp: async ({ caller, by, origin, cookie, body: { code } }) =>
      isFactorDue(caller)
        ? due
        : adding(app, { caller, by, origin, cookie }, 'totp', (tx) =>
            confirmTotp(app, tx, by, code),
          ),
    removeTotp: async ({ by }) => {
      const removed = await inTransaction(app.db, (tx) => removeTotp(app, tx, by))
      return removed.ok ? justDone : removed
    },
    startPasskey: ({ caller, by }) =>
      isFactorDue(caller)
        ? Promise.resolve(due)
        : inTransaction(app.db, (tx) => startPasskey(app, tx, by)),
    addPasskey: async ({ caller, by, origin, cookie, body }) =>
      isFactorDue(caller)
        ? due
        : adding(app, { caller, by, origin, cookie }, 'passkey', (tx) =>
            addPasskey(app, tx, by, body),
          ),
    removePasskey: async ({ by, params: { id } }) => {
      const removed = await inTransaction(app.db, (tx) => removePasskey(app, tx, by, id))
      return removed.ok ? justDone : removed
    },
    renewRecoveryCodes: ({ by }) => inTransaction(app.db, (tx) => renewRecoveryCodes(app, tx, by)),
  }) satisfies Partial<Handlers<typeof ownCalls>>

const sessionHandlers = (app: AppWithDb) =>
  ({
    readOwnAccess: async ({ caller }) => done(await readOwnAccess(app, app.db, caller)),
    changeOwnPassword: async ({ caller, by, origin, body }) => {
      const hash = await checkNewPassword(app, caller.staffId, { ...body, origin })
      if (!hash.ok) return hash
      await inTransaction(app.db, (tx) => changeOwnPassword(app, tx, by, hash.value))
      return justDone
    },
    endOwnSession: async ({ by, params: { id } }) => {
      const ended = await inTransaction(app.db, (tx) => endSession(app, tx, by, id))
      return ended.ok ? justDone : ended
    },
    endOtherOwnSessions: async ({ by }) => {
      await inTransaction(app.db, (tx) => endOtherSessions(app, tx, by))
      return justDone
    },
  }) satisfies Partial<Handlers<typeof ownCalls>>
