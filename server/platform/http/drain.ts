import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './caller.ts'
import { sendRefusalCode } from './send-refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain(): Promise<void>
  }
}

/** A proxy that asks each second notices in time. */
const drainMs = 2_000

/**
 * Stops without losing a request: readiness fails first, every answer closes its connection, and
 * the server closes last. Closing at once would drop requests that are already on their way.
 */
export function drainable(server: FastifyInstance) {
  let draining = false
  server.addHook('onRequest', (request, reply, done) => {
    if (draining) void reply.header('connection', 'close')
    if (draining && request.url === '/health/ready')
      void sendRefusalCode(reply, 'unavailable', languageOf(request))
    else done()
  })
  server.decorate('drain', async () => {
    draining = true
    await pause(drainMs)
    await server.close()
  })
}
