import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './caller.ts'
import { refuseCode } from './refuse.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain(): Promise<void>
  }
}

const drainMs = 500

/**
 * Stops without dropping anybody: who asks whether we are ready is sent elsewhere, every answer is its connection's
 * last, and only then is the door shut. Shut at once, a request just on its way down an open connection would be lost.
 */
export function drainable(server: FastifyInstance) {
  let draining = false
  server.addHook('onRequest', (request, reply, done) => {
    if (draining) void reply.header('connection', 'close')
    if (draining && request.url === '/health/ready')
      void refuseCode(reply, 'unavailable', languageOf(request))
    else done()
  })
  server.decorate('drain', async () => {
    draining = true
    await pause(drainMs)
    await server.close()
  })
}
