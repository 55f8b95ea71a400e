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

/** Ends and begins anew, should the notice of its session's end be lost. */
const longestMs = 300_000
const beatMs = 25_000
const mostOfAPerson = 12

type Deps = {
  feed: LiveFeed
  identify: IdentifyRequest
  /** Calls with the number of each session that has ended, in whichever process. */
  onSessionEnded: (listener: (sessionId: number) => void) => void
}

type Stream = { staffId: number; sessionId: number; end: () => void }

/** One stream of server-sent events for a page: which records changed, and no data. */
export function liveRoute(api: FastifyInstance, { feed, identify, onSessionEnded }: Deps) {
  const open = new Set<Stream>()
  api.addHook('preClose', () => {
    for (const { end } of open) end()
  })
  onSessionEnded((sessionId) => {
    for (const one of open) if (one.sessionId === sessionId) one.end()
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
    const { staffId, sessionId } = caller
    if ([...open].filter((one) => one.staffId === staffId).length >= mostOfAPerson)
      return sendRefusal(
        reply,
        { code: 'too_many_requests', retryAfterSeconds: 10 },
        caller.language,
      )
    const opened = { staffId, sessionId, end: stream(request, reply, feed, topics) }
    open.add(opened)
    reply.raw.once('close', () => {
      opened.end()
      open.delete(opened)
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
