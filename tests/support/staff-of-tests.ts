import type { FastifyRequest } from 'fastify'
import type { Role } from '../../domain/staff/rights.ts'
import type { StaffIdentifiers } from '../../server/app.ts'
import { knowsNobody, languageOf } from '../../server/platform/http/caller.ts'

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Headers that make a request one of Ilze's in the office, with these roles. */
export const asStaff = (...roles: Role[]) => ({ 'x-test-roles': roles.join(',') })

/** Headers that make a request one of Jānis's on the road. */
export const asDriver = { 'x-test-driver': 'yes' }

/** Until accounts of staff exist, tests say in a header whose request it is. */
export const staffOfTests: StaffIdentifiers = {
  office: (request) => {
    const roles = headerOf(request, 'x-test-roles')?.split(',') as Role[] | undefined
    if (!roles) return knowsNobody(request)
    const caller = { kind: 'staff' as const, staffId: 7, name: 'Ilze', roles }
    return Promise.resolve({ ok: true, caller: { ...caller, language: languageOf(request) } })
  },
  driver: (request) => {
    if (!headerOf(request, 'x-test-driver')) return knowsNobody(request)
    const caller = { kind: 'driver' as const, staffId: 8, name: 'Jānis' }
    const device = { id: 3, name: 'Jāņa telefons' }
    const language = languageOf(request)
    return Promise.resolve({ ok: true, caller: { ...caller, device, language } })
  },
}
