import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Db } from '../database/connect.ts'
import type { AnyCaller } from './caller.ts'
import { statusOf } from './send-refusal.ts'

type CallOutcome = Outcome<unknown, Refusal>

export type Idempotency = {
  /** Runs the work, or repeats the first answer when its `Idempotency-Key` was seen before. */
  runOnce(
    request: FastifyRequest,
    call: string,
    caller: AnyCaller,
    work: () => Promise<CallOutcome>,
  ): Promise<CallOutcome>
}

const digestOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/**
 * Stores answers under the caller's key. The verbs behind repeatable calls are idempotent, so a
 * claim that a killed process left without an answer is simply run again.
 */
export const idempotency = (db: Db): Idempotency => ({
  async runOnce(request, call, caller, work) {
    const key = request.headers['idempotency-key']
    if (key === undefined || caller.kind === 'anonymous') return work()
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
      return refuse({ code: 'bad_request' })
    const requestHash = digestOf(request)
    const customerId = 'customerId' in caller ? caller.customerId : null
    const staffId = 'staffId' in caller ? caller.staffId : null
    const claim = await db
      .insertInto('idempotencyKeys')
      .values({ customerId, staffId, call, key, requestHash })
      .onConflict((conflict) =>
        conflict.columns(['customerId', 'staffId', 'call', 'key']).doNothing(),
      )
      .returning('key')
      .executeTakeFirst()
    if (claim === undefined) {
      const earlier = await db
        .selectFrom('idempotencyKeys')
        .select(['requestHash', 'answer'])
        .where('customerId', 'is not distinct from', customerId)
        .where('staffId', 'is not distinct from', staffId)
        .where('call', '=', call)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (!earlier.requestHash.equals(requestHash)) return refuse({ code: 'key_reused' })
      if (earlier.answer !== null) return JSON.parse(earlier.answer) as CallOutcome
    }
    const outcome = await work()
    const status = outcome.ok ? 200 : statusOf(outcome.refusal)
    // A repeat after "try again later" must run the work.
    if (status === 429 || status >= 500) return outcome
    await db
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(outcome), status })
      .where('customerId', 'is not distinct from', customerId)
      .where('staffId', 'is not distinct from', staffId)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
    return outcome
  },
})
