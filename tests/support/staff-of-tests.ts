import type { FastifyRequest } from 'fastify'
import { dayOf } from '../../domain/calendar.ts'
import type { Role } from '../../domain/staff/rights.ts'
import type { StaffIdentifiers } from '../../server/staff-doors.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { languageOf } from '../../server/platform/http/caller.ts'
import { newToken, tokenHash } from '../../server/platform/token.ts'

/** What every browser says with a request of the page itself. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Headers that make a request one of Ilze's in the office, with these roles. */
export const asStaff = (...roles: Role[]) => ({ ...sameOrigin, 'x-test-roles': roles.join(',') })

/** Headers that make a request one of Jānis's on the road. */
export const asDriver = { ...sameOrigin, 'x-test-driver': 'yes' }

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Tests say in a header whose request it is; the person exists from the first such request on. */
export const staffOfTests =
  (db: Db) =>
  (real: StaffIdentifiers): StaffIdentifiers => {
    const people = new Map<string, ReturnType<typeof newStaff>>()
    const personWith = (name: string, roles: Role[]) => {
      const key = `${name} ${roles.join()}`
      const person = people.get(key) ?? newStaff(db, name, roles)
      people.set(key, person)
      return person
    }
    return {
      office: async (request, call) => {
        const roles = headerOf(request, 'x-test-roles')?.split(',') as Role[] | undefined
        if (!roles) return real.office(request, call)
        const { staffId, sessionId, name } = await personWith('Ilze', roles)
        const language = languageOf(request)
        const caller = { staffId, sessionId, name, roles, deviceName: 'Chrome, Linux', language }
        return { ok: true, caller: { kind: 'staff', ...caller } }
      },
      driver: async (request, call) => {
        if (!headerOf(request, 'x-test-driver')) return real.driver(request, call)
        const roles: Role[] = ['driver']
        const { staffId, sessionId, name } = await personWith('Jānis', roles)
        const device = { id: 3, name: 'Jāņa telefons' }
        const language = languageOf(request)
        const caller = { staffId, sessionId, name, roles, deviceName: device.name, language }
        return { ok: true, caller: { kind: 'driver', ...caller, device } }
      },
    }
  }

/** A person with roles, and a session whose second factor was shown just now. */
async function newStaff(db: Db, name: string, roles: Role[]) {
  const startsOn = dayOf('2026-01-01')
  const { id: staffId } = await db
    .insertInto('staff')
    .values({ name, email: `${newToken().toLowerCase()}@avots.example`, startsOn })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staffRoles')
    .values(roles.map((role) => ({ staffId, role, startsOn })))
    .execute()
  const at = new Date()
  const { id: sessionId } = await db
    .insertInto('staffSessions')
    .values({
      staffId,
      tokenHash: tokenHash(newToken()),
      step: 'done',
      createdAt: at,
      lastUsedAt: at,
      factorAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { staffId, sessionId, name }
}
