import { createHmac, timingSafeEqual } from 'node:crypto'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'

/** A link's purpose, such as `order-confirm`, and its subject, such as `7:123`. */
export type LinkScope = { purpose: string; subject: string; expires: Date }

export type LinkRefusal = 'link_invalid' | 'link_expired'

const signatureOf = (secret: string, purpose: string, claims: string) =>
  createHmac('sha256', secret).update(`link\n${purpose}\n${claims}`).digest('base64url')

/** A key for a link in a mail. The signature covers the purpose: a key works for that one alone. */
export function signLink(secret: string, { purpose, subject, expires }: LinkScope): string {
  const expiry = Math.floor(expires.getTime() / 1_000).toString(36)
  const claims = `${expiry}.${Buffer.from(subject).toString('base64url')}`
  return `${claims}.${signatureOf(secret, purpose, claims)}`
}

/** The subject of a key. Mail programs open links by themselves, so a GET must change nothing. */
export function verifyLink(
  secret: string,
  purpose: string,
  key: string,
  now: Date,
): Outcome<{ subject: string }, LinkRefusal> {
  const [, claims, expires, subject, signature] =
    /^(([0-9a-z]{1,9})\.([\w-]{1,400}))\.([\w-]{43})$/.exec(key) ?? []
  if (claims === undefined) return refuse('link_invalid')
  const expected = Buffer.from(signatureOf(secret, purpose, claims))
  if (!timingSafeEqual(expected, Buffer.from(signature!))) return refuse('link_invalid')
  if (Number.parseInt(expires!, 36) * 1_000 < now.getTime()) return refuse('link_expired')
  return done({ subject: Buffer.from(subject!, 'base64url').toString() })
}

/**
 * A one-time secret for a mail; the database stores its hash. It is derived from a nonce when the
 * mail is written, so neither the outbox nor the queue holds it.
 */
export const tokenOf = (secret: string, purpose: string, nonce: string): string =>
  createHmac('sha256', secret).update(`token\n${purpose}\n${nonce}`).digest('base64url')
