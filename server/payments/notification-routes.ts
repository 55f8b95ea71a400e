import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app-context.ts'
import { languageOf } from '../platform/http/caller.ts'
import { sendRefusal } from '../platform/http/send-refusal.ts'
import { NOTIFICATION_PATH } from './order-request.ts'
import type { PaymentOutcomes } from './settle-payment.ts'
import { takeNotification } from './take-notification.ts'

const Notification = z
  .object({ orderToken: z.string().optional(), refundToken: z.string().optional() })
  .catch({})

/** Where the provider reports: answered with 200 whether or not it is news, since anything else is sent again for two days. */
export function notificationRoutes(server: FastifyInstance, app: App, outcomes: PaymentOutcomes) {
  server.post<{ Querystring: Record<string, unknown> }>(
    NOTIFICATION_PATH,
    async (request, reply) => {
      const { orderToken, refundToken } = Notification.parse(request.body ?? {})
      const inAddress = request.query['order-token']
      const token = refundToken ?? orderToken ?? (typeof inAddress === 'string' ? inAddress : '')
      const kind = refundToken === undefined ? 'order' : 'refund'
      const taken = await takeNotification(app, outcomes, kind, token)
      if (!taken.ok) return sendRefusal(reply, taken.refusal, languageOf(request))
      return reply.send({ data: null })
    },
  )
}
