import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../../contract/refusals.ts'

type Remembered = { body: Buffer; etag: string }

export type AnswerMemory = {
  /** Answers from memory, with 304 for who has it already; false when it is not there. */
  serve(request: FastifyRequest, reply: FastifyReply, language: Language): boolean
  keep(request: FastifyRequest, reply: FastifyReply, language: Language, body: string): FastifyReply
  /** The catalogue has changed: nothing remembered is true any more. */
  forget(): void
}

const keyOf = (request: FastifyRequest, language: Language) => `${language} ${request.url}`

/** Answers that are alike for everybody, as the bytes to send; bounded, and forgotten when the catalogue changes. */
export function answerMemory(maximumBytes = 64 * 1024 * 1024): AnswerMemory {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => body.length + 200,
  })
  let generation = 0
  const generationOf = new WeakMap<FastifyRequest, number>()

  const send = (request: FastifyRequest, reply: FastifyReply, { body, etag }: Remembered) => {
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('vary', 'accept-language, authorization')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }

  return {
    serve(request, reply, language) {
      const hit = remembered.get(keyOf(request, language))
      if (hit === undefined) {
        generationOf.set(request, generation)
        return false
      }
      send(request, reply, hit)
      return true
    },
    keep(request, reply, language, body) {
      const answer = { body: Buffer.from(body), etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
      // An answer that was read before a change must not be remembered after it.
      if (generationOf.get(request) === generation) remembered.set(keyOf(request, language), answer)
      return send(request, reply, answer)
    },
    forget() {
      generation += 1
      remembered.clear()
    },
  }
}
