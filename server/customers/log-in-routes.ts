import type { logInCalls } from '../../contract/log-in.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { startEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { logIn } from './log-in.ts'
import { logOut, logOutElsewhere, sessionsOf } from './sessions.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

const noData = done({ data: null })

export const logInRoutes = (
  app: App,
  { mergeGuestCart: takeCartAlong }: CustomerDeps,
): Handlers<typeof logInCalls> => ({
  logIn: async ({ caller, origin, body: { email, password, cartid } }) => {
    const claim = { email, password, guestCartId: cartid ?? undefined, caller, origin }
    const token = await logIn(app, claim, takeCartAlong)
    return token.ok ? done({ token: token.value }) : token
  },
  logOut: async ({ caller }) => {
    await logOut(app, caller, caller.sessionId)
    return noData
  },
  listSessions: async ({ caller }) => done({ data: await sessionsOf(app, caller) }),
  endSession: async ({ caller, params }) =>
    (await logOut(app, caller, params.id)) ? noData : refuse({ code: 'not_found' }),
  endOtherSessions: async ({ caller }) => {
    await logOutElsewhere(app, caller)
    return noData
  },
  changePassword: async ({ caller, origin, params, body }) => {
    if (params.id !== caller.customerId) return refuse({ code: 'not_found' })
    const { password, paswordRepeat: repeated, password_old: oldPassword } = body
    const changed = await changePassword(app, caller, { password, repeated, oldPassword, origin })
    return changed.ok ? noData : changed
  },
  requestPasswordReset: async ({ origin, body }) => {
    const requested = await requestPasswordReset(app, {
      email: body.email,
      address: origin.address,
    })
    return requested.ok ? noData : requested
  },
  resetPassword: async ({ origin, body: { password_confirmation: repeated, ...body } }) => {
    const reset = await resetPassword(app, { ...body, repeated, address: origin.address })
    return reset.ok ? noData : reset
  },
  startEmailChange: async ({ caller: { customerId }, origin, body }) => {
    const started = await startEmailChange(app, { customerId, ...body, address: origin.address })
    if (!started.ok) return started
    return done({ data: { email: body.email, expires_at: started.value.expiresAt.toISOString() } })
  },
  confirmEmailChange: async ({ origin, body }) => {
    const answer = await confirmEmailChange(app, { token: body.token, address: origin.address })
    if (!answer.ok) return answer
    return done({
      data: { confirmed: answer.value.confirmed, is_done: answer.value.isDone ? 1 : 0 },
    })
  },
})
