import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/shared/refusals.ts'
import { ownBytes } from '../own-bytes.ts'
import { isNotModified } from './is-not-modified.ts'
import { taggedCache } from './tagged-cache.ts'

type CachedAnswer = { body: Buffer; etag: string }

/**
 * What an answer depends on: the call, its parsed input and the language. A query member that the
 * call does not know makes no new answer.
 */
export type AnswerKey = { call: string; input: object; language: Language }

const textOf = ({ call, input, language }: AnswerKey) =>
  `${language} ${call} ${JSON.stringify(input)}`

export type AnswerCache = ReturnType<typeof answerCache>

/** Answers that are the same for everybody, as bytes, until one of the goods in them changes. */
export function answerCache(maximumBytes = 32 * 1024 * 1024) {
  const cache = taggedCache<CachedAnswer>('answers', maximumBytes, ({ body }) => body.length)
  const startedAt = new WeakMap<FastifyRequest, number>()

  const send = (request: FastifyRequest, reply: FastifyReply, { body, etag }: CachedAnswer) => {
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('vary', 'accept-language, authorization')
    if (isNotModified(request, etag)) return reply.code(304).send()
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }

  return {
    /** Answers from the cache, with 304 where the caller has it already; false on a miss. */
    serve(request: FastifyRequest, reply: FastifyReply, key: AnswerKey): boolean {
      const hit = cache.get(textOf(key))
      if (hit) send(request, reply, hit)
      else startedAt.set(request, cache.now())
      return hit !== undefined
    },
    store(
      request: FastifyRequest,
      reply: FastifyReply,
      key: AnswerKey,
      body: string,
      goodIds: readonly number[],
    ) {
      const bytes = ownBytes(Buffer.from(body))
      const answer = { body: bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` }
      cache.set(textOf(key), answer, goodIds, startedAt.get(request) ?? -1)
      return send(request, reply, answer)
    },
    clear: () => cache.clear(),
    invalidate: (goodId: number) => cache.invalidate(goodId),
  }
}
