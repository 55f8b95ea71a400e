import type { z } from 'zod'
import { type Call, type Calls, type Client, cachedGoods } from '../../../contract/shared/call.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { allRefusals } from '../../../contract/shared/refusal-codes.ts'
import type { Language, Refusal } from '../../../contract/shared/refusals.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { actorOf } from './caller.ts'
import type { Handler, Handlers, HandlerInput } from './mount.ts'
import { noCookie } from './session-cookie.ts'

const ORIGIN = { address: 'in-process', agent: '' }

/**
 * The client for rendering on the server: the same calls, anonymous and without a socket. The ids
 * of the goods in the answers are added to `goodIds`.
 */
export function inProcessClient<Table extends Calls>(
  table: Table,
  handlers: Handlers<Table>,
  language: Language,
  goodIds: Set<number>,
): Client<Table> {
  const run = async (name: string, input: Record<string, unknown>) => {
    const call: Call = table[name]!
    if (call.audience !== 'anyone')
      throw new Error(`${name} needs a token, and pages rendered here are the same for everybody`)
    const parsed = parse(call, input)
    const handler = handlers[name as keyof Table] as unknown as Handler<Call>
    const caller = { kind: 'anonymous', language } as const
    const outcome = await handler({
      ...parsed,
      caller,
      by: actorOf(caller),
      origin: ORIGIN,
      cookie: noCookie,
    } as unknown as HandlerInput<Call>).catch((error: Error) => {
      // The renderer turns this response into a page with its status.
      throw isDatabaseUnavailable(error) ? new Response(null, { status: 503 }) : error
    })
    if (outcome.ok) {
      const answer = call.answer.parse(outcome.value)
      for (const id of cachedGoods(call, answer)) goodIds.add(id)
      return answer
    }
    throw refused(outcome.refusal, language)
  }
  return new Proxy({} as Client<Table>, {
    get:
      (_, name) =>
      (input: Record<string, unknown> = {}) =>
        run(String(name), input),
  })
}

function refused(refusal: Refusal, language: Language): CallRefused {
  if ('fields' in refusal) return new CallRefused(422, { error: 'invalid' })
  const { status, [language]: message } = allRefusals[refusal.code]
  return new CallRefused(status, { error: refusal.code, message })
}

/** As over HTTP, where parameters and queries are text. */
const parse = (call: Call, input: Record<string, unknown>) => ({
  params: checked(call.params, texts(input.params)),
  query: checked(call.query, texts(input.query)),
  body: checked(call.body, input.body),
})

/** A page's address may carry nonsense: it is refused as over HTTP. */
function checked(schema: z.ZodType | undefined, given: unknown): unknown {
  const read = schema?.safeParse(given)
  if (read?.success === false) throw new CallRefused(422, { error: 'invalid' })
  return read?.data
}

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
