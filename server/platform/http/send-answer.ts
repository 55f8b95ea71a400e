import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerStatus, type Call } from '../../../contract/shared/call.ts'
import { encode, sendEncoded } from './encoded.ts'

/** Sends what no cache may store. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  answered: unknown,
) {
  const body = JSON.stringify(answered)
  void reply
    .code(answerStatus(call, answered))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
  if (!call.isCompressed) return reply.send(body)
  return sendEncoded(request, reply, await encode(Buffer.from(body)))
}
