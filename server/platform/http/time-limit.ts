import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../../contract/shared/call.ts'
import { languageOf } from './caller.ts'
import { sendRefusal } from './send-refusal.ts'

const TIMEOUT_MS = 5_000
const TIMEOUT_WITH_PROVIDER_MS = 15_000

/**
 * Limits the whole answer to the time that one statement may take: many quick statements over a
 * slow line add up. Fastify's `handlerTimeout` stops watching once a body is read.
 */
export async function withTimeLimit(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Promise<unknown>,
) {
  if (call.cache) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, call.callsProvider ? TIMEOUT_WITH_PROVIDER_MS : TIMEOUT_MS, 'late')
  })
  try {
    if ((await Promise.race([work, late])) !== 'late') return reply
    // The answer is gone, so a failure of the work would otherwise be unhandled.
    work.catch((err: unknown) =>
      request.log.error({ err, requestId: request.id }, 'failed after its answer'),
    )
    return sendRefusal(reply, { code: 'unavailable', retryAfterSeconds: 2 }, languageOf(request))
  } finally {
    clearTimeout(timer)
  }
}
