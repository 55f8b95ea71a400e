import type { FeedbackOfOrder, feedbackCalls } from '../../contract/shop/added/feedback.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { type Actor, byCustomer } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { orderOfKey } from '../customers/order-link.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { pictureRefusal, type StoredContent } from '../platform/files/files.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { rateDelivery } from './rate-delivery.ts'
import { findFaultProblem, reportFault } from './report-fault.ts'
import { isDelivered, type OrderRef, readFeedback } from './store.ts'

type Rating = { stars: number; comment: string }

export const feedbackRoutes = (app: AppWithDb): Handlers<typeof feedbackCalls> => ({
  readFeedback: ({ caller: { customerId }, params: { id: orderId } }) =>
    feedbackOf(app, { customerId, orderId }),
  rateDelivery: ({ caller: { customerId }, by, params: { id: orderId }, body }) =>
    rate(app, by, { customerId, orderId }, body),
  reportFault: async ({ caller, by, origin: { address }, params: { id: orderId }, body }) => {
    const { customerId } = caller
    const { good_id: goodId, comment } = body
    // A picture costs; it is drawn for a fault that may be reported alone.
    const refusal = await findFaultProblem(app.db, { customerId, orderId, goodId })
    if (refusal) return refuse(refusal)
    const photo = await storedPhoto(app, { customerId, address }, body.photo)
    if (!photo.ok) return photo
    const fault = { customerId, orderId, goodId, comment, photo: photo.value }
    const reported = await inTransaction(app.db, (tx) => reportFault(app, tx, by, fault))
    return reported.ok ? feedbackOf(app, { customerId, orderId }) : reported
  },
  readFeedbackByKey: async ({ params: { key } }) => {
    const ref = await orderOfKey(app, key)
    return ref ? feedbackOf(app, ref) : refuse({ code: 'not_found' })
  },
  rateDeliveryByKey: async ({ params: { key }, body }) => {
    const ref = await orderOfKey(app, key)
    return ref ? rate(app, byCustomer(ref.customerId), ref, body) : refuse({ code: 'not_found' })
  },
})

async function rate(app: AppWithDb, by: Actor, ref: OrderRef, rating: Rating) {
  const rated = await inTransaction(app.db, (tx) =>
    rateDelivery(app, tx, by, { ...ref, ...rating }),
  )
  return rated.ok ? feedbackOf(app, ref) : rated
}

/** The content lies on disk before the transaction that names it. */
async function storedPhoto(
  app: AppWithDb,
  { customerId, address }: { customerId: number; address: string },
  content: string | undefined,
): Promise<Outcome<StoredContent | undefined, Refusal>> {
  if (content === undefined) return done(undefined)
  const attempt = await countAttempt(app, 'fault_photo', { account: String(customerId), address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const stored = await app.files.putImage(Buffer.from(content, 'base64'))
  return stored.ok ? stored : refuse(pictureRefusal(stored.refusal))
}

async function feedbackOf(
  { db }: AppWithDb,
  ref: OrderRef,
): Promise<Outcome<{ data: FeedbackOfOrder }, Refusal>> {
  const delivered = await isDelivered(db, ref)
  if (delivered === undefined) return refuse({ code: 'not_found' })
  const said = await readFeedback(db, ref.orderId)
  const rating = said.find(({ goodId }) => goodId === null)
  return done({
    data: {
      may_rate: delivered ? 1 : 0,
      rating: rating
        ? { stars: rating.stars!, comment: rating.comment, answer: rating.answer }
        : null,
      faults: said.flatMap(({ id, goodId, comment, saidAt, answer, photos }) =>
        goodId === null
          ? []
          : [
              {
                id,
                good_id: goodId,
                comment,
                has_photo: photos.length > 0 ? (1 as const) : (0 as const),
                reported_at: saidAt.toISOString(),
                answer,
              },
            ],
      ),
    },
  })
}
