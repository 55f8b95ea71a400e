import { z } from 'zod'

/** What a phone has told, as it was signed there. */
export const SentEvent = z.object({
  id: z.uuid(),
  /** A `DriverEvent` as JSON; however long it is, it happened. */
  text: z.string().min(2),
  /** Over the text, ECDSA P-256 as WebCrypto makes it, in base64url. */
  signature: z.string().regex(/^[\w-]{80,100}$/, 'invalid'),
})

export const EventVerdict = z
  .object({
    id: z.uuid(),
    verdict: z.enum(['accepted', 'flagged', 'parked']),
    flags: z.array(z.string()),
  })
  .meta({ id: 'EventVerdict' })
