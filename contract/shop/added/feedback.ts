import { z } from 'zod'
import { mostStars } from '../../../domain/feedback/ratings.ts'
import { callTable } from '../../shared/call.ts'
import { bytesWithPhoto, Photo } from '../../shared/photo.ts'
import { data, filledText, Flag, Id, IdText, text } from '../../shared/scalars.ts'

const OrderId = z.object({ id: IdText })
const OrderKey = z.object({ key: z.string().min(20).max(400) })

/** What the customer has said of a delivered order, and what the office has answered. */
export const FeedbackOfOrder = z
  .object({
    /** 1 once it is delivered. */
    may_rate: Flag,
    rating: z
      .object({ stars: z.int(), comment: z.string(), answer: z.string().nullable() })
      .nullable(),
    /** Faults of its goods, the oldest first. */
    faults: z.array(
      z.object({
        id: Id,
        good_id: Id,
        comment: z.string(),
        has_photo: Flag,
        reported_at: z.iso.datetime(),
        answer: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FeedbackOfOrder' })
export type FeedbackOfOrder = z.output<typeof FeedbackOfOrder>

const Rating = z.strictObject({
  stars: z.int('invalid').min(1, 'invalid').max(mostStars, 'invalid'),
  comment: text(500).default(''),
})

export const feedbackCalls = callTable({
  readFeedback: {
    method: 'GET',
    path: '/order/:id/feedback',
    summary: 'What the customer has said of an order',
    audience: 'customer',
    params: OrderId,
    answer: data(FeedbackOfOrder),
    refusals: ['not_found'],
  },
  rateDelivery: {
    method: 'POST',
    path: '/order/:id/rating',
    summary: 'Rates a delivery; another rating replaces it',
    audience: 'customer',
    params: OrderId,
    body: Rating,
    answer: data(FeedbackOfOrder),
    refusals: ['not_found', 'not_delivered_yet'],
  },
  reportFault: {
    method: 'POST',
    path: '/order/:id/fault',
    summary:
      'Says what is wrong with a good of a delivered order, with a photo; the office answers',
    audience: 'customer',
    mostBytes: bytesWithPhoto,
    params: OrderId,
    body: z.strictObject({
      good_id: Id,
      comment: filledText(500),
      photo: Photo.optional(),
    }),
    answer: data(FeedbackOfOrder),
    refusals: [
      'not_found',
      'not_delivered_yet',
      'file_unreadable',
      'too_many_requests',
      'unavailable',
    ],
  },
  readFeedbackByKey: {
    method: 'GET',
    path: '/order-by-key/:key/feedback',
    summary: 'What was said of the order behind a mail’s link',
    audience: 'anyone',
    params: OrderKey,
    answer: data(FeedbackOfOrder),
    refusals: ['not_found'],
  },
  rateDeliveryByKey: {
    method: 'POST',
    path: '/order-by-key/:key/rating',
    summary: 'Rates the delivery of the order behind a mail’s link',
    audience: 'anyone',
    params: OrderKey,
    body: Rating,
    answer: data(FeedbackOfOrder),
    refusals: ['not_found', 'not_delivered_yet'],
  },
})
