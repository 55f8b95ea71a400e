import type { FastifyRequest } from 'fastify'
import type { Call } from '../../../contract/shared/call.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { extentOf, type Role, rolesAtDesk, rolesWith } from '../../../domain/staff/rights.ts'
import { type Actor, byCustomer, byDriver, byStaff, byVisitor } from '../../../domain/actor.ts'
import type { SessionStep } from '../../../domain/staff/session-limits.ts'
import type { Language } from '../../../contract/shared/refusals.ts'

/** The sender of a request, identified by its token. */
export type Caller =
  | { kind: 'anonymous'; language: Language }
  | { kind: 'guest' | 'customer'; customerId: number; sessionId: number; language: Language }

export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>

type StaffSession = {
  staffId: number
  sessionId: number
  name: string
  roles: Role[]
  /** The browser or the phone, for the audit trail. */
  deviceName: string
  language: Language
}

export type StaffCaller = StaffSession & {
  kind: 'staff'
  /** The person who looks at the office as this one, and may only read. */
  viewedBy?: { id: number; name: string; roles: Role[] }
}

/** Staff with a right password whose second factor is due or must be set up. */
export type SigningInCaller = StaffSession & {
  kind: 'signing_in'
  step: Exclude<SessionStep, 'done'>
}

export type DriverCaller = StaffSession & {
  kind: 'driver'
  device: { id: number; name: string }
}

export type AnyCaller = Caller | StaffCaller | SigningInCaller | DriverCaller

/** The caller as verbs know it. */
export function actorOf(caller: AnyCaller): Actor {
  if (caller.kind === 'anonymous') return byVisitor
  if (caller.kind === 'staff') return byStaff(caller.viewedBy?.id ?? caller.staffId)
  if (caller.kind === 'driver') return byDriver(caller.staffId)
  if (caller.kind === 'signing_in') return byStaff(caller.staffId)
  return byCustomer(caller.customerId)
}

/** Finds the caller of a bearer token; the customers' room implements it. */
export type Identify = (token: string) => KnownCaller | undefined | Promise<KnownCaller | undefined>

export type Identified = { ok: true; caller: AnyCaller } | { ok: false; code: 'token_invalid' }

/** Finds the caller of a request, at once when nobody needs to be asked; each API has its own way. */
export type IdentifyRequest = (
  request: FastifyRequest,
  call?: Call,
) => Identified | Promise<Identified>

const requestedLanguage = (request: FastifyRequest): Language | undefined => {
  const [, first] = /^\s*(lv|en)\b/i.exec(request.headers['accept-language'] ?? '') ?? []
  return first?.toLowerCase() as Language | undefined
}

export const languageOf = (request: FastifyRequest): Language => requestedLanguage(request) ?? 'lv'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

/** The callers of the shop: a bearer token, or none. */
export const byBearerToken =
  (identify: Identify): IdentifyRequest =>
  (request, call) => {
    const header = request.headers.authorization
    if (header === undefined) return anonymous(request)
    const token = BEARER.exec(header)?.[1]
    const identified = (known: KnownCaller | undefined): Identified => {
      // The header wins over the customer's own language: a page in one language must not get
      // answers in the other.
      if (known !== undefined)
        return {
          ok: true,
          caller: { ...known, language: requestedLanguage(request) ?? known.language },
        }
      return call?.ignoresExpiredToken ? anonymous(request) : { ok: false, code: 'token_invalid' }
    }
    const known = token === undefined ? undefined : identify(token)
    return known instanceof Promise ? known.then(identified) : identified(known)
  }

const anonymous = (request: FastifyRequest): Identified => ({
  ok: true,
  caller: { kind: 'anonymous', language: languageOf(request) },
})

/** The callers of a request without a session. */
export const knowsNobody: IdentifyRequest = anonymous

/** Why the caller may not make the call, if so. */
export function refusalAtDoor(call: Call, caller: AnyCaller): Refusal | undefined {
  const { audience, method } = call
  if (audience === 'anyone') return undefined
  if (isOnlyLooking(caller) && method !== 'GET' && !call.isForViewing) return { code: 'read_only' }
  if (audience === 'token' || audience === 'customer') {
    if (caller.kind === 'anonymous') return { code: 'token_not_provided' }
    return audience === 'customer' && caller.kind !== 'customer' ? { code: 'forbidden' } : undefined
  }
  if (audience === 'driver') return caller.kind === 'driver' ? undefined : { code: 'not_signed_in' }
  if (audience === 'signing_in')
    return caller.kind === 'staff' || caller.kind === 'signing_in'
      ? undefined
      : { code: 'not_signed_in' }
  if (caller.kind !== 'staff') return { code: 'not_signed_in' }
  const { staff: right } = audience
  if (right === 'any') return undefined
  const extent = extentOf(rolesAtDesk(caller.roles), right)
  const isOpen = extent !== undefined && (method === 'GET' || extent !== 'read')
  return isOpen ? undefined : { code: 'not_permitted', mayDo: rolesWith(right), canAsk: false }
}

const isOnlyLooking = (caller: AnyCaller): boolean =>
  caller.kind === 'staff' && caller.viewedBy !== undefined
