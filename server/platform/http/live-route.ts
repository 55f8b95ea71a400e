import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { liveCall } from '../../../contract/office/live.ts'
import {
  concernsTopic,
  type LiveTopic,
  parseLiveTopics,
} from '../../../domain/office/live-topics.ts'
import type { LiveChange, LiveFeed } from '../live-feed.ts'
import { type IdentifyRequest, languageOf, refusalAtDoor } from './caller.ts'
import { sendRefusal, sendRefusalCode } from './send-refusal.ts'

/** Ends and begins anew, so that a stream outlives its session only for so long. */
const longestMs = 300_000
const beatMs = 25_000
const mostOfAPerson = 12

type Deps = { feed: LiveFeed; identify: IdentifyRequest }

/** One stream of server-sent events for a page: which records changed, and no data. */
export function liveRoute(api: FastifyInstance, { feed, identify }: Deps) {
  const open = new Set<() => void>()
  const streamsOf = new Map<number, number>()
  api.addHook('preClose', () => {
    for (const end of open) end()
  })
  api.get(liveCall.path, async (request, reply) => {
    const identified = await identify(request, liveCall)
    if (!identified.ok) return sendRefusalCode(reply, identified.code, languageOf(request))
    const { caller } = identified
    const refusal = refusalAtDoor(liveCall, caller)
    if (refusal || caller.kind !== 'staff')
      return sendRefusal(reply, refusal ?? { code: 'not_signed_in' }, caller.language)
    const topics = parseLiveTopics((request.query as { topics?: string }).topics ?? '')
    if (!topics)
      return sendRefusal(reply, { fields: { topics: [{ problem: 'invalid' }] } }, caller.language)
    const count = (streamsOf.get(caller.staffId) ?? 0) + 1
    if (count > mostOfAPerson)
      return sendRefusal(
        reply,
        { code: 'too_many_requests', retryAfterSeconds: 10 },
        caller.language,
      )
    streamsOf.set(caller.staffId, count)
    const end = stream(request, reply, feed, topics)
    open.add(end)
    request.raw.socket.once('close', end)
    reply.raw.once('close', () => {
      open.delete(end)
      streamsOf.set(caller.staffId, (streamsOf.get(caller.staffId) ?? 1) - 1)
    })
    return reply
  })
}

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  feed: LiveFeed,
  topics: readonly LiveTopic[],
): () => void {
  reply.hijack()
  const { raw } = reply
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  }
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' })
  raw.write('retry: 1000\n\n')
  const send = (change: LiveChange) => {
    for (const topic of topics) if (concernsTopic(topic, change)) raw.write(eventOf(topic, change))
  }
  const last = Number(request.headers['last-event-id'])
  if (last > 0) sendMissed(feed, topics, last, send)
  const unsubscribe = feed.subscribe(send)
  const beat = setInterval(() => raw.write(':\n\n'), beatMs)
  const life = setTimeout(() => end(), longestMs)
  const end = () => {
    unsubscribe()
    clearInterval(beat)
    clearTimeout(life)
    raw.end()
  }
  return end
}

/** What was missed since the last message; where that is not known any more, all of each topic. */
function sendMissed(
  feed: LiveFeed,
  topics: readonly LiveTopic[],
  last: number,
  send: (change: LiveChange) => void,
) {
  const version = Date.now()
  const missed = feed.since(last) ?? topics.map(({ kind }) => ({ kind, ids: [], version }))
  missed.forEach(send)
}

function eventOf({ kind, id }: LiveTopic, { ids, version }: LiveChange): string {
  const topic = id === undefined ? kind : `${kind}:${id}`
  const data = JSON.stringify({ topic, ids: id === undefined ? ids : [id], version })
  return `id: ${version}\ndata: ${data}\n\n`
}
