import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../../contract/call.ts'
import { languageOf } from './caller.ts'
import { refuseWith } from './refuse.ts'

const longestMs = 5_000
const longestWithProviderMs = 15_000

/**
 * Quick statements over a slow line are slow together: nobody waits longer for an answer than one statement may take.
 * Fastify's own `handlerTimeout` stops watching when a body has been read. What comes from memory needs no watch.
 */
export async function inTime(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Promise<unknown>,
) {
  if (call.memory) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, call.asksProvider ? longestWithProviderMs : longestMs, 'late')
  })
  try {
    if ((await Promise.race([work, late])) !== 'late') return reply
    // Nobody waits for its end any more: what goes wrong now would be lost.
    work.catch((err: unknown) =>
      request.log.error({ err, requestId: request.id }, 'failed after its answer'),
    )
    return refuseWith(reply, { code: 'unavailable', retryAfterSeconds: 2 }, languageOf(request))
  } finally {
    clearTimeout(timer)
  }
}
