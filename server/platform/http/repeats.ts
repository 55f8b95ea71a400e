import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/refusals.ts'
import type { Db } from '../database/connect.ts'
import type { KnownCaller } from './caller.ts'
import { statusOf } from './refuse.ts'

type Handled = Outcome<unknown, Refusal>

export type Repeats = {
  /** Runs the work, or gives the first answer again when its `Idempotency-Key` was seen before. */
  once(
    request: FastifyRequest,
    call: string,
    caller: KnownCaller,
    work: () => Promise<Handled>,
  ): Promise<Handled>
}

const digestOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/**
 * Remembers answers under the caller's key. The verbs behind repeatable calls are safe to repeat by themselves, so a claim
 * that a killed process left without an answer is simply worked again.
 */
export const repeats = (db: Db): Repeats => ({
  async once(request, call, { customerId }, work) {
    const key = request.headers['idempotency-key']
    if (key === undefined) return work()
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
      return refuse({ code: 'bad_request' })
    const requestHash = digestOf(request)
    const claim = await db
      .insertInto('idempotencyKeys')
      .values({ customerId, call, key, requestHash })
      .onConflict((conflict) => conflict.columns(['customerId', 'call', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (claim === undefined) {
      const earlier = await db
        .selectFrom('idempotencyKeys')
        .select(['requestHash', 'answer'])
        .where('customerId', '=', customerId)
        .where('call', '=', call)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (!earlier.requestHash.equals(requestHash)) return refuse({ code: 'key_reused' })
      if (earlier.answer !== null) return JSON.parse(earlier.answer) as Handled
    }
    const outcome = await work()
    const status = outcome.ok ? 200 : statusOf(outcome.refusal)
    // "Come again" is no answer to be given again to who does.
    if (status === 429 || status >= 500) return outcome
    await db
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(outcome), status })
      .where('customerId', '=', customerId)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
    return outcome
  },
})
