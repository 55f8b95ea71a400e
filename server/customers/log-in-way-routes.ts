import type { logInWayCalls } from '../../contract/shop/added/log-in-ways.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { noData } from '../platform/http/done-answers.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { cartsOfCaller, logIn } from './log-in.ts'
import { logInByLink, refuseWrongLink, requestLogInLink } from './log-in-link.ts'
import { requestLogInPasskey, verifyPasskey } from './passkeys.ts'
import { checkRegistrationWithoutPassword } from './register.ts'
import { registerGuest, registeredAnswer } from './register-guest.ts'
import { isEmailTaken } from './store.ts'

export const logInWayRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof logInWayCalls> => ({
  lookUpEmail: async ({ caller: { customerId }, origin: { address }, body: { email } }) => {
    const asking = { account: String(customerId), address }
    const attempt = await countAttempt(app, 'email_lookup', asking)
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    return done({ data: { is_known: flag(await isEmailTaken(app.db, email)) } })
  },
  ...linkHandlers(app, rooms),
  ...passkeyHandlers(app, rooms),
  registerWithoutPassword: async ({ caller, by, origin, body }) => {
    const { kind, customerId, language } = caller
    if (kind !== 'guest') return refuse({ code: 'conflict' })
    const guest = { customerId, ...origin }
    const checked = await checkRegistrationWithoutPassword(app, guest, body)
    const registered = await registerGuest(app, by, guest, checked)
    return registered.ok
      ? done(await registeredAnswer(app, rooms, { customerId, language }, registered.value))
      : registered
  },
})

const linkHandlers = (app: AppWithDb, { mergeGuestCart }: CustomerDeps) =>
  ({
    requestLogInLink: async ({ caller, origin, body: { email, to = '/', cartid } }) => {
      const guestCart = cartsOfCaller(caller, cartid)[0] ?? null
      const request = { email, returnPath: to, guestCart }
      const requested = await requestLogInLink(app, request, origin.address)
      return requested.ok ? noData : requested
    },
    logInByLink: async ({ caller, origin, body: { token, cartid } }) => {
      const guestCarts = cartsOfCaller(caller, cartid)
      const opening = { token, guestCarts, caller, origin, mergeGuestCart }
      const opened = await inTransaction(app.db, (tx) => logInByLink(app, tx, opening))
      return opened.ok ? opened : refuseWrongLink(app, opened.refusal, origin.address)
    },
  }) satisfies Partial<Handlers<typeof logInWayCalls>>

const passkeyHandlers = (app: AppWithDb, { mergeGuestCart }: CustomerDeps) =>
  ({
    requestLogInPasskey: async ({ origin: { address } }) => {
      const attempt = await countAttempt(app, 'passkey', { account: '', address })
      if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
      return done(await inTransaction(app.db, (tx) => requestLogInPasskey(app, tx)))
    },
    logInByPasskey: async ({ caller, origin, body: { answer, cartid } }) => {
      const attempt = await countAttempt(app, 'passkey', { account: '', address: origin.address })
      if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
      const verified = await inTransaction(app.db, (tx) => verifyPasskey(app, tx, answer))
      if (!verified.ok) return verified
      const guestCarts = cartsOfCaller(caller, cartid)
      const session = { customerId: verified.value, way: 'passkey' as const, guestCarts }
      const token = await inTransaction(app.db, (tx) =>
        logIn(app, tx, { ...session, caller, origin, mergeGuestCart }),
      )
      return done({ token })
    },
  }) satisfies Partial<Handlers<typeof logInWayCalls>>
