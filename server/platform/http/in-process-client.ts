import type { z } from 'zod'
import { type Call, type Calls, type Client, toldOf } from '../../../contract/call.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { type Language, refusals } from '../../../contract/refusals.ts'
import { isAway } from '../database/is-away.ts'
import type { Handler, Handlers, Handling } from './mount.ts'

const HERE = { address: 'in-process', agent: '' }

/** The client for rendering on the server: the same calls by the same names, as nobody in particular, without a socket. What the answers tell of is noted in `about`. */
export function inProcessClient<Table extends Calls>(
  table: Table,
  handlers: Handlers<Table>,
  language: Language,
  about: Set<number>,
): Client<Table> {
  const run = async (name: string, input: Record<string, unknown>) => {
    const call: Call = table[name]!
    if (call.audience !== 'anyone')
      throw new Error(`${name} needs a person; pages rendered here are alike for everybody`)
    const textInput = { params: texts(input.params), query: texts(input.query), body: input.body }
    const parsed = {
      params: checked(call.params, textInput.params),
      query: checked(call.query, textInput.query),
      body: checked(call.body, textInput.body),
    }
    const handler = handlers[name as keyof Table] as unknown as Handler<Call>
    const outcome = await handler({
      ...parsed,
      caller: { kind: 'nobody', language },
      origin: HERE,
    } as unknown as Handling<Call>).catch((error: Error) => {
      // A page whose facts cannot be read now is not broken: the renderer makes it one of this status.
      throw isAway(error) ? new Response(null, { status: 503 }) : error
    })
    if (outcome.ok) {
      const answer = call.answer.parse(outcome.value)
      for (const id of toldOf(call, answer)) about.add(id)
      return answer
    }
    if ('fields' in outcome.refusal) throw new CallRefused(422, { error: 'invalid' })
    const { code } = outcome.refusal
    throw new CallRefused(refusals[code].status, { error: code, message: refusals[code][language] })
  }
  return new Proxy({} as Client<Table>, {
    get:
      (_, name) =>
      (input: Record<string, unknown> = {}) =>
        run(String(name), input),
  })
}

/** What a page's address asks for may be nonsense: refused as it would be over HTTP. */
function checked(schema: z.ZodType | undefined, given: unknown): unknown {
  const read = schema?.safeParse(given)
  if (read?.success === false) throw new CallRefused(422, { error: 'invalid' })
  return read?.data
}

/** Paths and queries arrive as text, here as over HTTP. */
const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
