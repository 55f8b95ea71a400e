import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrderTracking } from '../../../contract/shop/added/tracking.ts'
import { DAY_MS, MINUTE_MS } from '../../../domain/calendar/durations.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import { languageOf } from '../../platform/http/caller.ts'
import { sendRefusalCode } from '../../platform/http/send-refusal.ts'
import { findFile } from '../../platform/files/files.ts'
import { signLink, verifyNumbers } from '../../platform/signed-link.ts'
import { findShownFiles } from './find-event-files.ts'

const purpose = 'picture'
const minutes = 10

/** What its customer sees of a stop, at addresses that a page may show without a token for a short while. */
export async function findPictures(
  { db, clock, secret }: AppWithDb,
  stopId: number,
): Promise<OrderTracking['pictures']> {
  const issuedAt = clock.now()
  const expires = new Date(issuedAt.getTime() + minutes * MINUTE_MS)
  return (await findShownFiles(db, stopId)).map(({ fileId, kind }) => {
    const key = signLink(secret, { purpose, subject: String(fileId), expires, issuedAt })
    return { kind, url: `/files/pictures?key=${key}` }
  })
}

/** The address of a door's photo is the same all day, so that a phone fetches it once. */
export function placePhotoAddress({ secret, clock }: App, fileId: number): string {
  const expires = new Date((Math.floor(clock.now().getTime() / DAY_MS) + 2) * DAY_MS)
  const key = signLink(secret, { purpose, subject: String(fileId), expires })
  return `/files/pictures?key=${key}`
}

type PictureRequest = FastifyRequest<{ Querystring: { key?: string } }>

/** The photos and signatures of a door, behind addresses that carry their own key. */
export function pictureFiles(server: FastifyInstance, { db, clock, secrets, files }: AppWithDb) {
  server.get('/files/pictures', async (request: PictureRequest, reply) => {
    const link = verifyNumbers(secrets, purpose, request.query.key ?? '', clock.now())
    const file = link.ok ? await findFile(db, link.value.numbers[0]!) : undefined
    const content = file && (await files.store.get(file.sha256))
    if (!file || !content) return sendRefusalCode(reply, 'not_found', languageOf(request))
    return reply
      .type(file.mediaType)
      .header('cache-control', 'private, max-age=600')
      .header('x-robots-tag', 'noindex')
      .send(content)
  })
}
