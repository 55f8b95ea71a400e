import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/shared/call.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { extentOf } from '../../domain/staff/rights.ts'
import { isSessionOver } from '../../domain/staff/session-limits.ts'
import { deviceName } from '../../domain/words/device-name.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  type IdentifyRequest,
  knowsNobody,
  languageOf,
  type StaffCaller,
} from '../platform/http/caller.ts'
import type { SessionCookie } from '../platform/http/session-cookie.ts'
import { tokenHash } from '../platform/token.ts'
import { findSession, touchSession } from './session-store.ts'
import { findStaff, rolesOn } from './store.ts'

/** The last use is stored at most this often, to save a write for every read. */
const TOUCH_EVERY_MS = MINUTE_MS

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** The staff of the office, by the cookie. */
export const identifyOffice =
  (app: AppWithDb, cookie: SessionCookie): IdentifyRequest =>
  async (request, call) => {
    const session = await openSession(app, cookie, request, call)
    if (session === undefined || session.deviceId !== null) return knowsNobody(request)
    const roles = await rolesToday(app, session.staffId)
    if (roles.length === 0) return knowsNobody(request)
    const { staffId, sessionId, name, step } = session
    const device = deviceName(session.userAgent) ?? ''
    const person = { staffId, sessionId, name, roles, deviceName: device }
    const language = languageOf(request)
    if (step !== 'done')
      return { ok: true, caller: { kind: 'signing_in', ...person, step, language } }
    const caller: StaffCaller = { kind: 'staff', ...person, language }
    return { ok: true, caller: await asViewed(app, caller, session.viewingAs) }
  }

/** The owner with the eyes of another person, while that person works here. */
async function asViewed(
  app: AppWithDb,
  caller: StaffCaller,
  viewingAs: number | null,
): Promise<StaffCaller> {
  if (viewingAs === null || extentOf(caller.roles, 'viewAsAnother') === undefined) return caller
  const viewed = await findStaff(app.db, viewingAs)
  const roles = await rolesToday(app, viewingAs)
  if (viewed === undefined || roles.length === 0) return caller
  const { staffId: id, name, roles: ownRoles } = caller
  const viewedBy = { id, name, roles: ownRoles }
  return { ...caller, staffId: viewingAs, name: viewed.name, roles, viewedBy }
}

/** The driver with a bound phone, by the cookie. */
export const identifyDriver =
  (app: AppWithDb, cookie: SessionCookie): IdentifyRequest =>
  async (request, call) => {
    const session = await openSession(app, cookie, request, call)
    if (!session?.deviceId || session.revokedAt !== null) return knowsNobody(request)
    const roles = await rolesToday(app, session.staffId)
    if (!roles.includes('driver')) return knowsNobody(request)
    const { staffId, sessionId, name, deviceId } = session
    const device = { id: deviceId, name: session.deviceName! }
    const person = { staffId, sessionId, name, roles, deviceName: device.name }
    return {
      ok: true,
      caller: { kind: 'driver', ...person, device, language: languageOf(request) },
    }
  }

const rolesToday = async ({ db, clock }: AppWithDb, staffId: number) =>
  (await rolesOn(db, staffId, clock.today())).map(({ role }) => role)

async function openSession(
  { db, clock, log }: AppWithDb,
  cookie: SessionCookie,
  request: FastifyRequest,
  call: Call | undefined,
): Promise<Found | undefined> {
  const token = cookie.read(request)
  const session = token === undefined ? undefined : await findSession(db, tokenHash(token))
  if (session === undefined) return undefined
  const now = clock.now()
  const kind = session.deviceId === null ? 'office' : 'driver'
  if (isSessionOver({ kind, ...session }, rightOf(call), now)) return undefined
  if (!call?.isBackground && now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS)
    touchSession(db, session.sessionId, now).catch((err: unknown) =>
      log.warn({ err }, 'a session was not touched'),
    )
  return session
}

const rightOf = (call: Call | undefined) =>
  typeof call?.audience === 'object' && call.audience.staff !== 'any'
    ? call.audience.staff
    : undefined
