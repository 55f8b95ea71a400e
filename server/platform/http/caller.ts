import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/refusals.ts'

/** Who stands behind a request, as far as its token tells. */
export type Caller =
  | { kind: 'nobody'; language: Language }
  | { kind: 'guest' | 'customer'; customerId: number; sessionId: number; language: Language }

export type KnownCaller = Exclude<Caller, { kind: 'nobody' }>

/** Tells whose a bearer token is; the people's room implements it. */
export type Identify = (token: string) => Promise<KnownCaller | undefined>

export type CallerResult = { ok: true; caller: Caller } | { ok: false; code: 'token_invalid' }

export const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'lv'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

export async function callerOf(
  request: FastifyRequest,
  identify: Identify,
  oldTokenIsNone?: true,
): Promise<CallerResult> {
  const header = request.headers.authorization
  const nobody = { ok: true, caller: { kind: 'nobody', language: languageOf(request) } } as const
  if (header === undefined) return nobody
  const token = BEARER.exec(header)?.[1]
  const known = token === undefined ? undefined : await identify(token)
  if (known !== undefined) return { ok: true, caller: known }
  return oldTokenIsNone ? nobody : { ok: false, code: 'token_invalid' }
}
