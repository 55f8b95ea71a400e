import { z } from 'zod'

/** Bytes as WebAuthn's JSON carries them. */
const Bytes = z.string().regex(/^[\w-]{1,8000}$/, 'invalid')
const Transports = z.array(z.string().max(20)).max(10)
const KeyType = z.literal('public-key')

const KnownKey = z.object({ id: Bytes, type: z.string(), transports: Transports.optional() })

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const PasskeyRequest = z.object({
  challenge: Bytes,
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(KnownKey).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const PasskeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  challenge: Bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: KeyType })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(KnownKey).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

const credential = { id: Bytes, rawId: Bytes, type: KeyType }

/** `toJSON()` of the browser's answer to a request. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.nullish(),
  }),
})
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>

/** `toJSON()` of a new passkey. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Transports.optional(),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>
