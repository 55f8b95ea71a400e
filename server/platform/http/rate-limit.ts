import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './caller.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { RequestCounts } from './request-counts.ts'
import { sendRefusalCode } from './send-refusal.ts'

/** A limit of its own for a part of the server; a kept answer costs less than one to be made. */
export type RateLimit = { name: string; mostAMinute: number; counts: RequestCounts }

/** Counts a request; the seconds to wait when its visitor has asked for too much. */
export function chargeVisitor(
  { name, mostAMinute, counts }: RateLimit,
  request: FastifyRequest,
  cost: number,
): number | undefined {
  const visitor = `${name} ${networkOf(clientAddress(request))}`
  const { total, endsInSeconds } = counts.add(visitor, cost)
  return total > mostAMinute ? endsInSeconds : undefined
}

/** Refuses every further request of a visitor who has asked for too much in this minute. */
export const limitRate = (scope: FastifyInstance, limit: RateLimit, cost = 1) =>
  scope.addHook('onRequest', (request, reply, done) => {
    const retryAfterSeconds = chargeVisitor(limit, request, cost)
    if (retryAfterSeconds === undefined) done()
    else
      void sendRefusalCode(reply, 'too_many_requests', languageOf(request), { retryAfterSeconds })
  })
