import type { FastifyRequest } from 'fastify'
import { type Actor, byCustomer, byVisitor } from '../../../domain/actor.ts'
import type { Language } from '../../../contract/shared/refusals.ts'

/** The sender of a request, identified by its token. */
export type Caller =
  | { kind: 'anonymous'; language: Language }
  | { kind: 'guest' | 'customer'; customerId: number; sessionId: number; language: Language }

export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>

/** The caller as verbs know it. */
export const actorOf = (caller: Caller): Actor =>
  caller.kind === 'anonymous' ? byVisitor : byCustomer(caller.customerId)

/** Finds the caller of a bearer token; the customers' room implements it. */
export type Identify = (token: string) => Promise<KnownCaller | undefined>

export type CallerResult = { ok: true; caller: Caller } | { ok: false; code: 'token_invalid' }

const requestedLanguage = (request: FastifyRequest): Language | undefined => {
  const [, first] = /^\s*(lv|en)\b/i.exec(request.headers['accept-language'] ?? '') ?? []
  return first?.toLowerCase() as Language | undefined
}

export const languageOf = (request: FastifyRequest): Language => requestedLanguage(request) ?? 'lv'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

export async function identifyCaller(
  request: FastifyRequest,
  identify: Identify,
  ignoresExpiredToken?: true,
): Promise<CallerResult> {
  const header = request.headers.authorization
  const anonymous = {
    ok: true,
    caller: { kind: 'anonymous', language: languageOf(request) },
  } as const
  if (header === undefined) return anonymous
  const token = BEARER.exec(header)?.[1]
  const known = token === undefined ? undefined : await identify(token)
  // The header wins over the customer's own language: a page in one language must not get answers
  // in the other.
  if (known !== undefined)
    return {
      ok: true,
      caller: { ...known, language: requestedLanguage(request) ?? known.language },
    }
  return ignoresExpiredToken ? anonymous : { ok: false, code: 'token_invalid' }
}
