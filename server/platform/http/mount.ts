import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from '../../../domain/outcome.ts'
import { type Call, type Calls, type Given, type Parsed, toldOf } from '../../../contract/call.ts'
import type { Refusal } from '../../../contract/refusals.ts'
import { type Caller, callerOf, type Identify, type KnownCaller, languageOf } from './caller.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { inTime } from './in-time.ts'
import type { Repeats } from './repeats.ts'
import { fieldsOf, refuseCode, refuseWith } from './refuse.ts'

/** A call's audience decides what its handler knows of the caller. */
type CallerFor<C extends Call> = C['audience'] extends 'anyone' ? Caller : KnownCaller

/** Where a call comes from, for limits and the audit trail. */
export type Origin = { address: string; agent: string }

export type Handling<C extends Call> = Parsed<C> & { caller: CallerFor<C>; origin: Origin }

export type Handler<C extends Call> = (handling: Handling<C>) => Promise<Outcome<Given<C>, Refusal>>

export type Handlers<Table extends Calls> = { [Name in keyof Table]: Handler<Table[Name]> }

export type Doors = { identify: Identify; memory: AnswerMemory; repeats: Repeats }

/** Opens a room's calls: validates what comes in, lets a handler decide, and lets out what the answer's schema lists. */
export function mount<const Table extends Calls>(
  server: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
  doors: Doors,
) {
  for (const [name, call] of Object.entries(table)) {
    const handler = handlers[name as keyof Table] as unknown as Handler<Call>
    server.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      handler: (request, reply) =>
        isRemembered(call, doors, request, reply)
          ? undefined
          : inTime(call, request, reply, answer(call, name, handler, doors, request, reply)),
    })
  }
}

/** Who shows no token is nobody, and what is alike for everybody needs nothing more than to be in memory. */
const isRemembered = (
  call: Call,
  { memory }: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
) =>
  call.memory !== undefined &&
  call.audience === 'anyone' &&
  request.headers.authorization === undefined &&
  memory.serve(request, reply, languageOf(request))

async function answer(
  call: Call,
  name: string,
  handler: Handler<Call>,
  doors: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const identified = await callerOf(request, doors.identify, call.oldTokenIsNone)
  if (!identified.ok) return refuseCode(reply, identified.code, 'lv')
  const { caller } = identified
  if (call.audience !== 'anyone' && caller.kind === 'nobody')
    return refuseCode(reply, 'token_not_provided', caller.language)
  if (call.audience === 'customer' && caller.kind === 'guest')
    return refuseCode(reply, 'forbidden', caller.language)

  if (call.memory && doors.memory.serve(request, reply, caller.language)) return reply

  const input = parse(call, request)
  if (!input.ok) return refuseWith(reply, input.refusal, caller.language)

  const origin = { address: request.ip, agent: request.headers['user-agent']?.slice(0, 300) ?? '' }
  const handling = { ...input.value, caller, origin } as Handling<Call>
  const handle = () => handler(handling)
  const outcome =
    call.repeatable && caller.kind !== 'nobody'
      ? await doors.repeats.once(request, name, caller, handle)
      : await handle()
  if (reply.sent) return reply
  if (!outcome.ok) return refuseWith(reply, outcome.refusal, caller.language)
  const given = call.answer.parse(outcome.value)
  const body = JSON.stringify(given)
  if (call.memory)
    return doors.memory.keep(request, reply, caller.language, body, toldOf(call, given))
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

/** Nothing is coerced in a body; paths and queries are text and their schemas say how to read it. */
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
      // An address that cannot exist is a record that is not there, not a form filled in wrongly.
      return {
        ok: false,
        refusal: part === 'params' ? { code: 'not_found' } : fieldsOf(result.error),
      }
    }
    parsed[part] = result.data
  }
  return { ok: true, value: parsed as Parsed<Call> }
}
