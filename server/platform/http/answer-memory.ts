import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/refusals.ts'
import { hasAlready } from './has-already.ts'
import { taggedMemory } from './tagged-memory.ts'

type Remembered = { body: Buffer; etag: string }

const keyOf = (request: FastifyRequest, language: Language) => `${language} ${request.url}`

export type AnswerMemory = ReturnType<typeof answerMemory>

/** Answers that are alike for everybody, as the bytes to send; bounded, and forgotten when what they tell of changes. */
export function answerMemory(maximumBytes = 64 * 1024 * 1024) {
  const memory = taggedMemory<Remembered>(maximumBytes, ({ body }) => body.length)
  const begunAt = new WeakMap<FastifyRequest, number>()

  const send = (request: FastifyRequest, reply: FastifyReply, { body, etag }: Remembered) => {
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('vary', 'accept-language, authorization')
    if (hasAlready(request, etag)) return reply.code(304).send()
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }

  return {
    /** Answers from memory, with 304 for who has it already; false when it is not there. */
    serve(request: FastifyRequest, reply: FastifyReply, language: Language): boolean {
      const hit = memory.get(keyOf(request, language))
      if (hit) send(request, reply, hit)
      else begunAt.set(request, memory.now())
      return hit !== undefined
    },
    keep(
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
      body: string,
      about: readonly number[],
    ) {
      const bytes = Buffer.from(body)
      const answer = { body: bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` }
      memory.keep(keyOf(request, language), answer, about, begunAt.get(request) ?? -1)
      return send(request, reply, answer)
    },
    forget: () => memory.forget(),
    forgetAbout: (id: number) => memory.forgetAbout(id),
  }
}
