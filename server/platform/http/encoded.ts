import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text in every encoding that browsers take. */
export type Encoded = { plain: Buffer; br: Buffer; gzip: Buffer }

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses in other threads: in this one a long text would keep all visitors waiting. */
export async function encode(plain: Buffer): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain)])
  return { plain, br, gzip: gz }
}

/** Sends the shortest that the browser takes; the caller names it in `vary`. */
export function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, text: Encoded) {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') void reply.header('content-encoding', encoding)
  return reply.send(text[encoding])
}
