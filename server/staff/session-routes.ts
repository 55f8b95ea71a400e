import { justDone } from '../platform/http/done-answers.ts'
import type { sessionCalls } from '../../contract/office/session.ts'
import { done } from '../../domain/outcome.ts'
import { rightsOf, rolesAtDesk } from '../../domain/staff/rights.ts'
import { sessionLimitsMs } from '../../domain/staff/session-limits.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { CookieChange } from '../platform/http/session-cookie.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { checkCode, confirmFactor } from './confirm-factor.ts'
import { acceptInvitation, checkAcceptance, readInvitation } from './invitations.ts'
import { endSession } from './own-sessions.ts'
import { checkPasskey, requestPasskey } from './passkeys.ts'
import { readSignIn, signIn } from './sign-in.ts'
import { endViewing, startViewing } from './view-as.ts'
import { verifyPassword } from './verify-password.ts'

/** A session that stays is over after 12 hours all the same. */
const cookieSeconds = (stays: boolean) => (stays ? sessionLimitsMs.office / 1_000 : undefined)

export const sessionRoutes = (app: AppWithDb): Handlers<typeof sessionCalls> => ({
  ...signInHandlers(app),
  ...secondStepHandlers(app),
  ...invitationHandlers(app),
  ...viewingHandlers(app),
})

const viewingHandlers = (app: AppWithDb) =>
  ({
    startViewing: async ({ by, caller: { sessionId }, body: { staffId } }) => {
      const viewing = { sessionId, staffId }
      const started = await allOrNothing(app.db, (tx) => startViewing(app, tx, by, viewing))
      return started.ok ? justDone : started
    },
    endViewing: async ({ by, caller: { sessionId } }) => {
      await inTransaction(app.db, (tx) => endViewing(app, tx, by, sessionId))
      return justDone
    },
  }) satisfies Partial<Handlers<typeof sessionCalls>>

const signInHandlers = (app: AppWithDb) =>
  ({
    readOfficeSession: ({ caller: { staffId: id, name, roles, viewedBy } }) =>
      Promise.resolve(
        done({
          staff: { id, name, roles },
          viewedBy: viewedBy ? { id: viewedBy.id, name: viewedBy.name } : null,
          today: app.clock.today(),
          rights: rightsOf(rolesAtDesk(roles)),
        }),
      ),
    signIn: async ({ by, origin, cookie, body: { stays, ...typed } }) => {
      const verified = await verifyPassword(app, { ...typed, origin })
      if (!verified.ok) return verified
      const { staffId } = verified.value
      return done(await openSession(app, by, { staffId, origin }, cookie, stays))
    },
    readSignIn: async ({ caller }) =>
      done(
        await readSignIn(
          app.db,
          caller.staffId,
          caller.kind === 'signing_in' ? caller.step : 'done',
        ),
      ),
    signOut: async ({ by, caller, cookie }) => {
      await inTransaction(app.db, (tx) => endSession(app, tx, by, caller.sessionId))
      cookie.clear()
      return justDone
    },
  }) satisfies Partial<Handlers<typeof sessionCalls>>

async function openSession(
  app: AppWithDb,
  by: Parameters<typeof signIn>[2],
  opening: Parameters<typeof signIn>[3],
  cookie: CookieChange,
  stays: boolean,
) {
  // Read before the new sign-in becomes the last one.
  const { lastSignIn } = await readSignIn(app.db, opening.staffId, 'done')
  const { token, step } = await inTransaction(app.db, (tx) => signIn(app, tx, by, opening))
  cookie.set(token, cookieSeconds(stays))
  return { ...(await readSignIn(app.db, opening.staffId, step)), lastSignIn }
}

const secondStepHandlers = (app: AppWithDb) =>
  ({
    confirmByCode: async ({ caller, by, origin, cookie, body: { code, stays } }) => {
      const check = checkCode(app, caller.staffId, code)
      const token = await confirmFactor(app, { caller, by, origin, check })
      if (!token.ok) return token
      cookie.set(token.value, cookieSeconds(stays))
      return justDone
    },
    requestPasskey: async ({ by }) =>
      done(await inTransaction(app.db, (tx) => requestPasskey(app, tx, by))),
    confirmByPasskey: async ({ caller, by, origin, cookie, body: { answer, stays } }) => {
      const check = checkPasskey(app, by, answer)
      const token = await confirmFactor(app, { caller, by, origin, check })
      if (!token.ok) return token
      cookie.set(token.value, cookieSeconds(stays))
      return justDone
    },
  }) satisfies Partial<Handlers<typeof sessionCalls>>

const invitationHandlers = (app: AppWithDb) =>
  ({
    readInvitation: ({ body: { token } }) => readInvitation(app, token),
    acceptInvitation: async ({ by, origin, cookie, body }) => {
      const checked = await checkAcceptance(app, body)
      if (!checked.ok) return checked
      const { staffId, hash } = checked.value
      const accepting = { token: body.token, staffId, hash }
      const accepted = await inTransaction(app.db, (tx) => acceptInvitation(app, tx, by, accepting))
      if (!accepted.ok) return accepted
      return done(await openSession(app, by, { staffId, origin }, cookie, false))
    },
  }) satisfies Partial<Handlers<typeof sessionCalls>>
