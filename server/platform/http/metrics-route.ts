import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { isOfThisMachine } from './client-address.ts'
import { sendRefusalCode } from './send-refusal.ts'
import { requestSeconds, metrics } from '../metrics.ts'

/** Compares digests, because timingSafeEqual needs equal lengths in bytes. */
const sameText = (left: string, right: string) => timingSafeEqual(digestOf(left), digestOf(right))

const digestOf = (text: string) => createHash('sha256').update(text).digest()

type Access = { token: string | undefined; isBehindProxy: boolean }

/**
 * `/metrics` for callers with the token, and for this machine, unless a proxy on it could bring
 * anybody's request here.
 */
export function metricsRoute(
  server: FastifyInstance,
  ofShop: Registry,
  { token, isBehindProxy }: Access,
) {
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
    const isAllowed = hasToken || (!isBehindProxy && isOfThisMachine(request))
    if (!isAllowed) return sendRefusalCode(reply, 'not_found', 'en')
    const all = Registry.merge([metrics, ofShop])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
