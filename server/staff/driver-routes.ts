import { justDone } from '../platform/http/done-answers.ts'
import type { driverCashCalls } from '../../contract/driver/cash.ts'
import type { driverCalls } from '../../contract/driver/calls.ts'
import type { driverDayCalls } from '../../contract/driver/day.ts'
import type { eventFileCalls } from '../../contract/driver/event-files.ts'
import type { eventCalls } from '../../contract/driver/events.ts'
import type { driverLoadingCalls } from '../../contract/driver/loading.ts'
import type { driverTransferCalls } from '../../contract/driver/transfers.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { demoPin } from '../../domain/staff/demo-pin.ts'
import { sessionLimitsMs } from '../../domain/staff/session-limits.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import type { CookieChange } from '../platform/http/session-cookie.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { tokenHash } from '../platform/token.ts'
import { findDeviceLink } from './device-store.ts'
import { bindDevice, bindTo, checkDevice, isDriver, keyOf } from './devices.ts'
import { endSession } from './own-sessions.ts'
import { findStaff } from './store.ts'
import { checkUnlock, unlock, unlockChallenge } from './unlock-device.ts'
import { verifyPassword } from './verify-password.ts'

const open = (cookie: CookieChange, token: string) =>
  cookie.set(token, sessionLimitsMs.driver / 1_000)

/** The calls of the road are answered by their own room. */
type OfRoad =
  | keyof typeof driverDayCalls
  | keyof typeof eventCalls
  | keyof typeof eventFileCalls
  | keyof typeof driverLoadingCalls
  | keyof typeof driverTransferCalls
  | keyof typeof driverCashCalls

export const driverRoutes = (app: AppWithDb): Omit<Handlers<typeof driverCalls>, OfRoad> => ({
  ...bindingHandlers(app),
  ...unlockHandlers(app),
  readDriverSession: ({ caller: { staffId: id, name, device } }) =>
    Promise.resolve(done({ driver: { id, name }, device })),
  leaveDevice: async ({ by, caller, cookie }) => {
    await inTransaction(app.db, (tx) => endSession(app, tx, by, caller.sessionId))
    cookie.clear()
    return justDone
  },
})

const bindingHandlers = (app: AppWithDb) =>
  ({
    readDoor: () => Promise.resolve(done({ bindsByPassword: !app.config.production })),
    readDeviceLink: async ({ body: { token } }) => {
      const link = await findDeviceLink(app.db, tokenHash(token), app.clock.now())
      if (!link) return refuse({ code: 'link_invalid' })
      const { name } = (await findStaff(app.db, link.staffId))!
      return done({ name, expiresAt: link.expiresAt.toISOString() })
    },
    bindDevice: async ({ by, origin, cookie, body }) => {
      const { token, deviceName, publicKey, pin } = body
      const link = await findDeviceLink(app.db, tokenHash(token), app.clock.now())
      if (!link) return refuse({ code: 'link_invalid' })
      const checked = await checkDevice({ publicKey, pin })
      if (!checked.ok) return checked
      const binding = { token, deviceName, origin, ...checked.value }
      const bound = await inTransaction(app.db, (tx) => bindDevice(app, tx, by, binding))
      if (!bound.ok) return bound
      open(cookie, bound.value.sessionToken)
      return bound
    },
    bindDeviceByPassword: async ({ by, origin, cookie, body }) => {
      if (app.config.production) return refuse({ code: 'not_found' })
      const key = keyOf(body.publicKey)
      if (!key) return refuse({ fields: { publicKey: [{ problem: 'invalid' }] } })
      const verified = await verifyPassword(app, { ...body, origin })
      if (!verified.ok) return verified
      const { staffId } = verified.value
      if (!(await isDriver(app, app.db, staffId))) return refuse({ code: 'invalid_credentials' })
      const pinHash = await hashPassword(demoPin)
      const binding = { staffId, deviceName: body.deviceName, key, pinHash, origin }
      const bound = await inTransaction(app.db, (tx) => bindTo(app, tx, by, binding))
      open(cookie, bound.sessionToken)
      return done(bound)
    },
  }) satisfies Partial<Handlers<typeof driverCalls>>

const unlockHandlers = (app: AppWithDb) =>
  ({
    startUnlock: ({ body: { deviceId } }) =>
      Promise.resolve(done({ challenge: unlockChallenge(app, deviceId) })),
    unlock: async ({ by, origin, cookie, body }) => {
      const checked = await checkUnlock(app, { ...body, origin })
      if (!checked.ok) return checked
      const { staffId, deviceId, name } = checked.value
      const opening = { staffId, deviceId, origin }
      const opened = await inTransaction(app.db, (tx) => unlock(app, tx, by, opening))
      open(cookie, opened.sessionToken)
      return done({
        driver: { id: staffId, name: opened.driverName },
        device: { id: deviceId, name },
      })
    },
  }) satisfies Partial<Handlers<typeof driverCalls>>
