import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { sendRefusalCode } from './send-refusal.ts'
import { requestSeconds, metrics } from '../metrics.ts'

/** Compares digests, because timingSafeEqual needs equal lengths in bytes. */
const sameText = (left: string, right: string) => timingSafeEqual(digestOf(left), digestOf(right))

const digestOf = (text: string) => createHash('sha256').update(text).digest()

const isOnThisMachine = ({ socket, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined &&
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/** `/metrics` for this machine or for callers with the token. */
export function metricsRoute(server: FastifyInstance, ofShop: Registry, token: string | undefined) {
  server.addHook('onResponse', (request, reply, done) => {
    const call =
      (request.routeOptions.config as { call?: string }).call ??
      request.routeOptions.url ??
      'unknown'
    requestSeconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    done()
  })
  server.get('/metrics', async (request, reply) => {
    const hasToken =
      token !== undefined && sameText(request.headers.authorization ?? '', `Bearer ${token}`)
    if (!hasToken && !isOnThisMachine(request)) return sendRefusalCode(reply, 'not_found', 'en')
    const all = Registry.merge([metrics, ofShop])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
