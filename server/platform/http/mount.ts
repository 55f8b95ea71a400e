import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../../domain/actor.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import {
  type Call,
  type Calls,
  type HandlerAnswer,
  type Parsed,
  cachedGoods,
} from '../../../contract/shared/call.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import {
  actorOf,
  type AnyCaller,
  type Caller,
  type DriverCaller,
  type Identified,
  type IdentifyRequest,
  type KnownCaller,
  refusalAtDoor,
  type SigningInCaller,
  type StaffCaller,
} from './caller.ts'
import { clientAddress } from './client-address.ts'
import type { AnswerCache } from './answer-cache.ts'
import { withTimeLimit } from './time-limit.ts'
import type { Idempotency } from './idempotency.ts'
import type { RequestCounts } from './request-counts.ts'
import { sendAnswer } from './send-answer.ts'
import { fieldRefusal, sendRefusalCode, sendRefusal } from './send-refusal.ts'
import { type CookieChange, noCookie, type SessionCookie } from './session-cookie.ts'

/** The caller as the handler sees it, known where the call's audience needs it. */
type CallerFor<C extends Call> = C['audience'] extends 'anyone'
  ? Caller
  : C['audience'] extends 'driver'
    ? DriverCaller
    : C['audience'] extends { staff: string }
      ? StaffCaller
      : C['audience'] extends 'signing_in'
        ? StaffCaller | SigningInCaller
        : KnownCaller

/** The network address and browser of a call, for limits and the audit trail. */
export type Origin = { address: string; agent: string }

export type HandlerInput<C extends Call> = Parsed<C> & {
  caller: CallerFor<C>
  by: Actor
  origin: Origin
  cookie: CookieChange
}

export type Handler<C extends Call> = (
  handling: HandlerInput<C>,
) => Promise<Outcome<HandlerAnswer<C>, Refusal>>

export type Handlers<Table extends Calls> = { [Name in keyof Table]: Handler<Table[Name]> }

/** A refused call of the staff, for the audit trail. */
export type RefusedCall = {
  name: string
  call: Call
  by: Actor
  params: unknown
  query: unknown
  refusal: Refusal
}

export type MountDeps = {
  identify: IdentifyRequest
  cache: AnswerCache
  idempotency: Idempotency
  /** None while `RATE_LIMITS` is off. */
  counts?: RequestCounts | undefined
  cookie?: SessionCookie
  /** Answers the refusal as it is sent, with the people who may. */
  onRefused?: (refused: RefusedCall) => Promise<Refusal>
}

/** Adds a route for each call: parses input, runs the handler, filters by the answer's schema. */
export function mount<const Table extends Calls>(
  server: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
  deps: MountDeps,
) {
  for (const [name, call] of Object.entries(table)) {
    const handler = handlers[name as keyof Table] as unknown as Handler<Call>
    server.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      handler: (request, reply) => {
        const asked = { deps, request, reply, identified: deps.identify(request, call) }
        if (isServedFromCache(call, name, asked)) return undefined
        return withTimeLimit(call, request, reply, answer(call, name, handler, asked))
      },
    })
  }
}

type Asked = {
  deps: MountDeps
  request: FastifyRequest
  reply: FastifyReply
  identified: Identified | Promise<Identified>
}

/** A public answer for a caller who is known at once needs nothing but the cache. */
function isServedFromCache(call: Call, name: string, asked: Asked): boolean {
  const { deps, request, reply, identified } = asked
  if (call.cache === undefined || call.audience !== 'anyone') return false
  if (identified instanceof Promise || !identified.ok) return false
  const input = parse(call, request)
  const { language } = identified.caller
  return input.ok && deps.cache.serve(request, reply, { call: name, input: input.value, language })
}

async function answer(
  call: Call,
  name: string,
  handler: Handler<Call>,
  { deps, request, reply, ...asked }: Asked,
) {
  const identified = await asked.identified
  if (!identified.ok) return sendRefusalCode(reply, identified.code, 'lv')
  const { caller } = identified
  const by = byOf(caller, request)
  const refuseWith = async (refusal: Refusal) => {
    const { params, query } = request
    const sent = await deps.onRefused?.({ name, call, by, params, query, refusal })
    return sendRefusal(reply, sent ?? refusal, caller.language)
  }
  const refused = refusalAtDoor(call, caller)
  if (refused) return refuseWith(refused)

  const input = parse(call, request)
  if (!input.ok) return sendRefusal(reply, input.refusal, caller.language)
  const key = { call: name, input: input.value, language: caller.language }
  if (call.cache && deps.cache.serve(request, reply, key)) return reply

  const origin = originOf(request)
  const cookie = deps.cookie?.changeOf(reply) ?? noCookie
  const handlerInput = { ...input.value, caller, by, origin, cookie } as HandlerInput<Call>
  const handle = () => handler(handlerInput)
  const outcome = call.repeatable
    ? await deps.idempotency.runOnce(request, name, caller, handle)
    : await handle()
  if (reply.sent) return reply
  if (!outcome.ok) return refuseWith(outcome.refusal)
  const answered = call.answer.parse(outcome.value)
  if (!call.cache) return sendAnswer(request, reply, call, answered)
  const body = JSON.stringify(answered)
  return deps.cache.store(request, reply, key, body, cachedGoods(call, answered))
}

const originOf = (request: FastifyRequest): Origin => ({
  address: clientAddress(request),
  agent: request.headers['user-agent']?.slice(0, 300) ?? '',
})

/** The caller as verbs know it, with the request for the audit trail. */
export const byOf = (caller: AnyCaller, request: FastifyRequest): Actor => ({
  ...actorOf(caller),
  request: {
    id: request.id,
    address: clientAddress(request),
    ...('staffId' in caller && {
      roles: ('viewedBy' in caller && caller.viewedBy?.roles) || caller.roles,
      sessionId: caller.sessionId,
      device: caller.deviceName,
    }),
  },
})

/** A body is never coerced; parameters and queries are text, and their schemas parse it. */
function parse(call: Call, request: FastifyRequest): Outcome<Parsed<Call>, Refusal> {
  const parsed: Record<string, unknown> = {}
  for (const [part, schema, raw] of [
    ['params', call.params, request.params],
    ['query', call.query, request.query],
    ['body', call.body, request.body ?? undefined],
  ] as const) {
    if (schema === undefined) continue
    const result = schema.safeParse(raw, { reportInput: true })
    if (!result.success) {
      // An invalid id in the path is a missing record, not a field error.
      return {
        ok: false,
        refusal: part === 'params' ? { code: 'not_found' } : fieldRefusal(result.error),
      }
    }
    parsed[part] = result.data
  }
  return { ok: true, value: parsed as Parsed<Call> }
}
