import { createSecretKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import { paymentStates } from '../../../domain/payments/payment-states.ts'
import { SumText } from './records.ts'

export type Keys = { accessKey: string; secretKey: string }

// Creating a key object is slow, so each is created once.
const keyObjects = new Map<string, KeyObject>()

function keyObjectOf(secretKey: string): KeyObject {
  const known = keyObjects.get(secretKey) ?? createSecretKey(secretKey, 'utf8')
  keyObjects.set(secretKey, known)
  return known
}

/** A token is the whole body of a POST and the authorization of a GET. */
export const signToken = (
  payload: Record<string, unknown>,
  { accessKey, secretKey }: Keys,
  now: Date,
  minutes = 10,
) => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...payload, accessKey })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + minutes * 60)
    .sign(keyObjectOf(secretKey))
}

/** No signs that a database refuses to store. */
const AsciiText = z.string().regex(/^[ -~]*$/)

export const OrderToken = z.object({
  uuid: z.uuid(),
  accessKey: z.string(),
  merchantReference: AsciiText,
  paymentStatus: z.enum(paymentStates),
  grandTotal: SumText,
  currency: AsciiText,
})

export const RefundToken = z.object({
  refundUuid: z.uuid(),
  orderUuid: z.uuid(),
  accessKey: z.string().optional(),
  refundStatus: AsciiText,
  refundAmount: SumText,
})

/** A wrong signature, another store's token, or an expired token. */
export type TokenRefusal<Payload> =
  | { code: 'forged' }
  | { code: 'foreign' }
  | { code: 'old'; payload: Payload }

/** Checks signature, store and age of a token. */
export async function verifyToken<Payload extends { accessKey?: string | undefined }>(
  token: string,
  schema: z.ZodType<Payload>,
  { accessKey, secretKey }: Keys,
  now: Date,
): Promise<Outcome<Payload, TokenRefusal<Payload>>> {
  const signed = await signedPayload(token, secretKey, now)
  const read = signed && schema.safeParse(signed.payload)
  if (!read?.success) return refuse({ code: 'forged' })
  const payload = read.data
  if (payload.accessKey !== undefined && payload.accessKey !== accessKey)
    return refuse({ code: 'foreign' })
  return signed?.isOld ? refuse({ code: 'old', payload }) : done(payload)
}

async function signedPayload(token: string, secretKey: string, now: Date) {
  try {
    // The provider's clock may differ by a minute.
    const options = {
      algorithms: ['HS256'],
      currentDate: now,
      clockTolerance: 60,
      requiredClaims: ['exp', 'iat'],
    }
    return {
      payload: (await jwtVerify(token, keyObjectOf(secretKey), options)).payload,
      isOld: false,
    }
  } catch (error) {
    // jose verifies the signature before the age.
    return error instanceof errors.JWTExpired ? { payload: error.payload, isOld: true } : undefined
  }
}
