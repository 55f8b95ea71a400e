import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseCode } from './refuse.ts'
import { answered, metrics } from '../metrics.ts'

/** Compared by their digests: texts of one length may be of different bytes. */
const sameText = (left: string, right: string) => timingSafeEqual(digestOf(left), digestOf(right))

const digestOf = (text: string) => createHash('sha256').update(text).digest()

const onThisMachine = ({ socket, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined &&
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/** For the machine itself, or for whoever has the token. */
export function metricsRoute(server: FastifyInstance, token: string | undefined) {
  server.addHook('onResponse', (request, reply, done) => {
    const call =
      (request.routeOptions.config as { call?: string }).call ??
      request.routeOptions.url ??
      'unknown'
    answered.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    done()
  })
  server.get('/metrics', async (request, reply) => {
    const shown =
      token !== undefined && sameText(request.headers.authorization ?? '', `Bearer ${token}`)
    if (!shown && !onThisMachine(request)) return refuseCode(reply, 'not_found', 'en')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
