import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBytes } from '../own-bytes.ts'

/** A text as browsers take it; the few who take neither get it unpacked anew each time. */
export type Encoded = { br: Buffer; gzip: Buffer }

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses in other threads: in this one a long text would keep all visitors waiting. */
export async function encode(plain: Buffer): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain)])
  return { br: ownBytes(br), gzip: ownBytes(gz) }
}

/** Sends the shortest that the browser takes; the caller names it in `vary`. */
export function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, text: Encoded) {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (encoding === undefined) return reply.send(gunzipSync(text.gzip))
  return reply.header('content-encoding', encoding).send(text[encoding])
}
