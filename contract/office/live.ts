import { z } from 'zod'

/**
 * `GET /office/api/live?topics=orders,run:12`: one stream of server-sent events for a page. A
 * message names records and has no data; without numbers it means every record of the topic.
 */
export const liveCall = {
  method: 'GET',
  path: '/live',
  summary: 'Which records have changed',
  audience: { staff: 'any' },
  answer: z.unknown(),
  isBackground: true,
} as const

export const LiveMessage = z.object({
  topic: z.string(),
  ids: z.array(z.int()),
  version: z.int(),
})
export type LiveMessage = z.output<typeof LiveMessage>
