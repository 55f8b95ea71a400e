import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { bytesWithPhoto, Photo } from '../shared/photo.ts'
import { Id } from '../shared/scalars.ts'

/** What a phone signs for a picture: this as JSON, byte for byte. */
export const EventFile = z
  .object({
    id: z.uuid(),
    device: Id,
    eventId: z.uuid(),
    /** A place is photographed for those who come to this door later. */
    kind: z.enum(['photo', 'signature', 'place']),
    /** Of the content, SHA-256 in hexadecimal. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .meta({ id: 'EventFile' })

export type EventFile = z.output<typeof EventFile>

export const eventFileCalls = callTable({
  sendEventFile: {
    method: 'POST',
    path: '/event-files',
    summary: 'A photo or a signature of an event that has arrived, signed by the phone',
    audience: 'anyone',
    mostBytes: bytesWithPhoto,
    body: z.object({
      device: Id,
      /** An `EventFile` as JSON. */
      text: z.string().min(2).max(1_000),
      /** Over the text, ECDSA P-256 as WebCrypto makes it, in base64url. */
      signature: z.string().regex(/^[\w-]{80,100}$/, 'invalid'),
      content: Photo,
    }),
    answer: z.object({ done: z.literal(true) }),
    refusals: [
      'device_unknown',
      'event_unknown',
      'file_unreadable',
      'too_many_pictures',
      'unavailable',
    ],
  },
})
