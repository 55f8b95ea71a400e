import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { countStatements, findOrderOf, insertWithdrawal } from './withdrawal-store.ts'

type Statement = { name: string; email: string; contract: string; statement: string }

const mostADay = 10
const DAY_SECONDS = 86_400

/** The first step of withdrawing, open to anybody: it is kept and counts for nothing until it is confirmed. */
export async function stateWithdrawal(
  { db, clock }: App,
  statement: Statement,
): Promise<Outcome<{ key: string }, Refusal>> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - DAY_SECONDS * 1_000)
  if ((await countStatements(db, statement.email, dayAgo)) >= mostADay) {
    return refuse({ code: 'too_many_requests', retryAfterSeconds: DAY_SECONDS })
  }
  const number = Number(/\d{1,9}/.exec(statement.contract)?.[0] ?? 0)
  const order = await findOrderOf(db, number, statement.email)
  const key = newToken()
  await insertWithdrawal(db, {
    ...statement,
    orderId: order?.orderId ?? null,
    customerId: order?.customerId ?? null,
    tokenHash: tokenHash(key),
    statedAt: now,
  })
  return done({ key })
}
