import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready } from '../http/has-already.ts'
import { mediaTypes } from './image-format.ts'
import type { Images, WantedImage } from './images.ts'

const DAY_SECONDS = 86_400
const forEver = `public, max-age=${365 * DAY_SECONDS}, immutable`
/** An address without a version may show another picture tomorrow; until then, and while asking, the old one serves. */
const forADay = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`

type Asked = { request: FastifyRequest; reply: FastifyReply; images: Images }

/** Answers with a picture, or with 304 without even looking for it. */
export async function sendImage(
  { request, reply, images }: Asked,
  wanted: WantedImage,
  version?: string,
): Promise<FastifyReply> {
  const etag = images.etagOf(wanted)
  const versioned = version !== undefined && (request.query as { v?: unknown }).v === version
  reply
    .header('etag', etag)
    .header('vary', 'accept')
    .header('cache-control', versioned ? forEver : forADay)
  if (hasAlready(request, etag)) return reply.code(304).send()

  const made = await images.bytesOf(wanted)
  if (made.ok) return reply.type(mediaTypes[wanted.format]).send(made.value)
  reply.removeHeader('etag').header('cache-control', 'no-store')
  if (made.refusal === 'busy')
    return reply.code(503).header('retry-after', '2').send({ error: 'busy' })
  return missingImage(reply)
}

export const missingImage = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
