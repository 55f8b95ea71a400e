import type { FastifyInstance } from 'fastify'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { languageOf } from '../platform/http/caller.ts'
import { sendRefusalCode } from '../platform/http/send-refusal.ts'
import { changeSubscription } from './subscription.ts'

/**
 * The unsubscribe button of a mail program (RFC 8058) posts a form here. A GET is redirected to the
 * page for people, which changes nothing, because mail scanners open every link.
 */
export async function oneClickRoute(server: FastifyInstance, app: AppWithDb) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post<{ Querystring: { key?: unknown } }>('/unsubscribe', async (request, reply) => {
      const { query } = request
      const key = typeof query.key === 'string' ? query.key : ''
      const change = { key, subscribed: false, source: 'one_click' } as const
      const outcome = await inTransaction(app.db, (tx) => changeSubscription(app, tx, change))
      if (!outcome.ok) return sendRefusalCode(reply, 'link_invalid', languageOf(request))
      return reply.header('cache-control', 'no-store').send({ data: null })
    })
    scope.get<{ Querystring: { key?: unknown } }>('/unsubscribe', async ({ query }, reply) =>
      reply.redirect(
        `/vestules?key=${encodeURIComponent(typeof query.key === 'string' ? query.key : '')}`,
        303,
      ),
    )
  })
}
