import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../../../db/schema.ts'
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

type KeyOfCaller = {
  customerId: number | null
  staffId: number | null
  call: string
  key: string
}

/** `is null` and `=` are found by the index, `is not distinct from` is not. */
const isSameKey =
  ({ customerId, staffId, call, key }: KeyOfCaller) =>
  (row: ExpressionBuilder<DB, 'idempotencyKeys'>) =>
    row.and([
      row('customerId', customerId === null ? 'is' : '=', customerId),
      row('staffId', staffId === null ? 'is' : '=', staffId),
      row('call', '=', call),
      row('key', '=', key),
    ])

/** Claims a key for this request; otherwise the answer to repeat, if there is one already. */
async function claimKey(
  db: Db,
  claim: KeyOfCaller,
  requestHash: Buffer,
): Promise<CallOutcome | undefined> {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ ...claim, requestHash })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'staffId', 'call', 'key']).doNothing(),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where(isSameKey(claim))
    .executeTakeFirstOrThrow()
  if (!earlier.requestHash.equals(requestHash)) return refuse({ code: 'key_reused' })
  return earlier.answer === null ? undefined : (JSON.parse(earlier.answer) as CallOutcome)
}

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
    const customerId = 'customerId' in caller ? caller.customerId : null
    const staffId = 'staffId' in caller ? caller.staffId : null
    const claim = { customerId, staffId, call, key }
    const earlier = await claimKey(db, claim, digestOf(request))
    if (earlier) return earlier
    const outcome = await work()
    const status = outcome.ok ? 200 : statusOf(outcome.refusal)
    // A repeat after "try again later" must run the work.
    if (status === 429 || status >= 500) return outcome
    await db
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(outcome), status })
      .where(isSameKey(claim))
      .execute()
    return outcome
  },
})
