import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../http/is-not-modified.ts'
import { mediaTypes } from './image-format.ts'
import type { Images, ImageRequest } from './images.ts'

const DAY_SECONDS = 86_400
const CACHE_FOREVER = `public, max-age=${365 * DAY_SECONDS}, immutable`
/** An address without a version may show another picture tomorrow. */
const CACHE_A_DAY = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`

type Context = { request: FastifyRequest; reply: FastifyReply; images: Images }

/** Answers with a picture, or with 304 before reading it. */
export async function sendImage(
  { request, reply, images }: Context,
  image: ImageRequest,
  version?: string,
): Promise<FastifyReply> {
  const etag = images.etagOf(image)
  const isVersioned = version !== undefined && (request.query as { v?: unknown }).v === version
  reply
    .header('etag', etag)
    .header('vary', 'accept')
    .header('cache-control', isVersioned ? CACHE_FOREVER : CACHE_A_DAY)
  if (isNotModified(request, etag)) return reply.code(304).send()

  const rendered = await images.bytesOf(image)
  if (rendered.ok) return reply.type(mediaTypes[image.format]).send(rendered.value)
  reply.removeHeader('etag').header('cache-control', 'no-store')
  if (rendered.refusal === 'busy')
    return reply.code(503).header('retry-after', '2').send({ error: 'busy' })
  return missingImage(reply)
}

export const missingImage = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
