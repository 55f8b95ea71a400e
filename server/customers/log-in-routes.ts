import type { logInCalls } from '../../contract/shop/log-in.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { noData } from '../platform/http/done-answers.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { checkEmailChange, resendConfirmation, startEmailChange } from './change-email.ts'
import { changePassword, checkNewPassword } from './change-password.ts'
import {
  confirmEmailChange,
  countConfirmation,
  refuseTakenMailbox,
} from './confirm-email-change.ts'
import { takeLinksBack } from './customer-links.ts'
import { cartsOfCaller, logIn } from './log-in.ts'
import { logOut, logOutElsewhere, sessionsOf } from './sessions.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { hashPassword, isOutdated } from '../platform/password-hash.ts'
import { savePasswordHash } from './password-store.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { checkReset, resetPassword } from './reset-password.ts'

const way = 'password' as const

export const logInRoutes = (
  app: AppWithDb,
  { mergeGuestCart }: CustomerDeps,
): Handlers<typeof logInCalls> => ({
  logIn: async ({ caller, origin, body: { email, password, cartid } }) => {
    const verified = await verifyCredentials(app, { email, password, address: origin.address })
    if (!verified.ok) return verified
    const { customerId, hash } = verified.value
    const newHash = isOutdated(hash) ? await hashPassword(password) : undefined
    const guestCarts = cartsOfCaller(caller, cartid)
    const session = { customerId, way, guestCarts, caller, origin, mergeGuestCart }
    const token = await inTransaction(app.db, async (tx) => {
      if (newHash !== undefined) await savePasswordHash(tx, customerId, newHash, app.clock.now())
      return logIn(app, tx, session)
    })
    return done({ token })
  },
  ...sessionHandlers(app),
  ...passwordHandlers(app),
  ...emailHandlers(app),
})

const sessionHandlers = (app: AppWithDb) =>
  ({
    logOut: async ({ caller, by }) => {
      await inTransaction(app.db, (tx) => logOut(app, tx, by, caller))
      return noData
    },
    listSessions: async ({ caller }) => done({ data: await sessionsOf(app, app.db, caller) }),
    endSession: async ({ caller, by, params }) => {
      const session = { ...caller, sessionId: params.id }
      const isEnded = await inTransaction(app.db, (tx) => logOut(app, tx, by, session))
      return isEnded ? noData : refuse({ code: 'not_found' })
    },
    takeLinksBack: async ({ caller: { customerId }, by }) => {
      await inTransaction(app.db, (tx) => takeLinksBack(app, tx, by, customerId))
      return noData
    },
    endOtherSessions: async ({ caller, by }) => {
      await inTransaction(app.db, (tx) => logOutElsewhere(app, tx, by, caller))
      return noData
    },
  }) satisfies Partial<Handlers<typeof logInCalls>>

const passwordHandlers = (app: AppWithDb) =>
  ({
    changePassword: async ({ caller, by, origin: { address }, params, body }) => {
      const { customerId, sessionId } = caller
      if (params.id !== customerId) return refuse({ code: 'not_found' })
      const { password, paswordRepeat: repeated, password_old: oldPassword } = body
      const typed = { password, repeated, oldPassword }
      const hash = await checkNewPassword(app, customerId, typed, address)
      if (!hash.ok) return hash
      const change = { customerId, sessionId, hash: hash.value, address }
      await inTransaction(app.db, (tx) => changePassword(app, tx, by, change))
      return noData
    },
    requestPasswordReset: async ({ origin, body }) => {
      const requested = await requestPasswordReset(app, {
        email: body.email,
        address: origin.address,
      })
      return requested.ok ? noData : requested
    },
    resetPassword: async ({ origin, body: { password_confirmation: repeated, ...body } }) => {
      const checked = await checkReset(app, { ...body, repeated, address: origin.address })
      if (!checked.ok) return checked
      const reset = await inTransaction(app.db, (tx) => resetPassword(app, tx, checked.value))
      return reset.ok ? noData : reset
    },
  }) satisfies Partial<Handlers<typeof logInCalls>>

const emailHandlers = (app: AppWithDb) =>
  ({
    startEmailChange: async ({ caller, by, origin: { address }, body: { email, password } }) => {
      const { customerId, sessionId } = caller
      const request = { customerId, email, address }
      const checked = await checkEmailChange(app, { ...request, sessionId, password })
      if (!checked.ok) return checked
      const { expiresAt, isDone } = await inTransaction(app.db, (tx) =>
        startEmailChange(app, tx, by, request),
      )
      return done({ data: { email, expires_at: expiresAt.toISOString(), is_done: flag(isDone) } })
    },
    resendEmailConfirmation: async ({ caller: { customerId }, origin: { address } }) => {
      const asked = { account: String(customerId), address }
      const attempt = await countAttempt(app, 'email_change', asked)
      if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
      await inTransaction(app.db, (tx) => resendConfirmation(app, tx, { customerId }))
      return noData
    },
    confirmEmailChange: async ({ origin, body }) => {
      const confirmation = { token: body.token, address: origin.address }
      const counted = await countConfirmation(app, confirmation)
      if (!counted.ok) return counted
      const answer = await inTransaction(app.db, (tx) =>
        confirmEmailChange(app, tx, confirmation),
      ).catch(refuseTakenMailbox)
      if (!answer.ok) return answer
      const { confirmed, isDone } = answer.value
      return done({ data: { confirmed, is_done: isDone ? 1 : 0 } })
    },
  }) satisfies Partial<Handlers<typeof logInCalls>>
