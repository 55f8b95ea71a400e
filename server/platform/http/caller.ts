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

const askedLanguage = (request: FastifyRequest): Language | undefined => {
  const [, first] = /^\s*(lv|en)\b/i.exec(request.headers['accept-language'] ?? '') ?? []
  return first?.toLowerCase() as Language | undefined
}

export const languageOf = (request: FastifyRequest): Language => askedLanguage(request) ?? 'lv'

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
  // A page in one language never shows answers in the other: what a customer has chosen holds where nothing is asked for.
  if (known !== undefined)
    return { ok: true, caller: { ...known, language: askedLanguage(request) ?? known.language } }
  return oldTokenIsNone ? nobody : { ok: false, code: 'token_invalid' }
}
