import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppWithDb } from '../app-context.ts'
import { languageOf } from '../platform/http/caller.ts'
import { sendRefusal } from '../platform/http/send-refusal.ts'
import { WEBHOOK_PATH } from './order-request.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { receiveWebhook } from './receive-webhook.ts'

const WebhookBody = z
  .object({ orderToken: z.string().optional(), refundToken: z.string().optional() })
  .catch({})

/** A repeated report is answered with 200 too: the provider resends anything else for two days. */
export function webhookRoutes(server: FastifyInstance, app: AppWithDb, outcomes: PaymentOutcomes) {
  server.post<{ Querystring: Record<string, unknown> }>(WEBHOOK_PATH, async (request, reply) => {
    const { orderToken, refundToken } = WebhookBody.parse(request.body ?? {})
    const queryToken = request.query['order-token']
    const token = refundToken ?? orderToken ?? (typeof queryToken === 'string' ? queryToken : '')
    const kind = refundToken === undefined ? 'order' : 'refund'
    const received = await receiveWebhook(app, outcomes, kind, token)
    if (!received.ok) return sendRefusal(reply, received.refusal, languageOf(request))
    return reply.send({ data: null })
  })
}
