import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../../../db/schema.ts'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Db } from '../database/connect.ts'
import type { AnyCaller } from './caller.ts'
import { statusOf } from './send-refusal.ts'

/** Longer than the time limit of a call that asks the payment provider. */
const LONGEST_CALL_SECONDS = 20
const POLL_MS = 50

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

/**
 * Claims a key for this request. A claim without an answer is taken over from a process that has
 * ended, from one that failed and gave it up, and after the longest time that a call may take.
 */
async function claimKey(db: Db, claim: KeyOfCaller, requestHash: Buffer): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ ...claim, requestHash, claimedBy: sql<string>`current_setting('application_name')` })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'staffId', 'call', 'key'])
        .doUpdateSet({ claimedBy: sql`excluded.claimed_by`, createdAt: sql`now()` })
        .where('idempotencyKeys.answer', 'is', null)
        .where('idempotencyKeys.requestHash', '=', requestHash)
        .where(isGivenUp),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

const isGivenUp = sql<boolean>`(idempotency_keys.claimed_by is null
  or idempotency_keys.created_at < now() - make_interval(secs => ${LONGEST_CALL_SECONDS})
  or not exists (
    select from pg_stat_activity where application_name = idempotency_keys.claimed_by))`

const giveUpClaim = (db: Db, claim: KeyOfCaller) =>
  db.updateTable('idempotencyKeys').set({ claimedBy: null }).where(isSameKey(claim)).execute()

/** Claims the key, or waits for the answer of the request that has it. */
async function claimOrAnswer(
  db: Db,
  claim: KeyOfCaller,
  requestHash: Buffer,
): Promise<'claimed' | CallOutcome> {
  const deadline = Date.now() + LONGEST_CALL_SECONDS * 1_000
  while (Date.now() < deadline) {
    if (await claimKey(db, claim, requestHash)) return 'claimed'
    const earlier = await db
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'answer'])
      .where(isSameKey(claim))
      .executeTakeFirst()
    if (earlier && !earlier.requestHash.equals(requestHash)) return refuse({ code: 'key_reused' })
    if (earlier && earlier.answer !== null) return JSON.parse(earlier.answer) as CallOutcome
    await pause(POLL_MS)
  }
  return refuse({ code: 'unavailable', retryAfterSeconds: 2 })
}

/** Stores answers under the caller's key; requests with one key at the same moment wait. */
export const idempotency = (db: Db): Idempotency => ({
  async runOnce(request, call, caller, work) {
    const key = request.headers['idempotency-key']
    if (key === undefined || caller.kind === 'anonymous') return work()
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
      return refuse({ code: 'bad_request' })
    const customerId = 'customerId' in caller ? caller.customerId : null
    const staffId = 'staffId' in caller ? caller.staffId : null
    const claim = { customerId, staffId, call, key }
    const earlier = await claimOrAnswer(db, claim, digestOf(request))
    if (earlier !== 'claimed') return earlier
    const outcome = await work().catch(async (error: unknown) => {
      await giveUpClaim(db, claim).catch(() => undefined)
      throw error
    })
    const status = outcome.ok ? 200 : statusOf(outcome.refusal)
    // A repeat after "try again later" must run the work.
    if (status === 429 || status >= 500) {
      await giveUpClaim(db, claim)
      return outcome
    }
    await db
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(outcome), status })
      .where(isSameKey(claim))
      .execute()
    return outcome
  },
})
