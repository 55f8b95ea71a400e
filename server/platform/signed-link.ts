import { createHmac, timingSafeEqual } from 'node:crypto'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'

/** What a link is good for: a purpose such as `order-confirm`, and whom or what it is about, such as `7:123`. */
export type Linked = { purpose: string; subject: string; expires: Date }

export type LinkRefusal = 'link_invalid' | 'link_expired'

const signatureOf = (secret: string, purpose: string, told: string) =>
  createHmac('sha256', secret).update(`link\n${purpose}\n${told}`).digest('base64url')

/** A key for an address in a mail. The purpose is signed but not told, so a key for one thing opens no other. */
export function signLink(secret: string, { purpose, subject, expires }: Linked): string {
  const told = `${Math.floor(expires.getTime() / 1_000).toString(36)}.${Buffer.from(subject).toString('base64url')}`
  return `${told}.${signatureOf(secret, purpose, told)}`
}

/** The subject that a key was signed for. A key proves who asks, never that they meant it: a GET shows, a POST does. */
export function verifyLink(
  secret: string,
  purpose: string,
  key: string,
  now: Date,
): Outcome<{ subject: string }, LinkRefusal> {
  const [, told, expires, subject, signature] =
    /^(([0-9a-z]{1,9})\.([\w-]{1,400}))\.([\w-]{43})$/.exec(key) ?? []
  if (told === undefined) return refuse('link_invalid')
  const expected = Buffer.from(signatureOf(secret, purpose, told))
  if (!timingSafeEqual(expected, Buffer.from(signature!))) return refuse('link_invalid')
  if (Number.parseInt(expires!, 36) * 1_000 < now.getTime()) return refuse('link_expired')
  return done({ subject: Buffer.from(subject!, 'base64url').toString() })
}

/**
 * A secret of one use that a mail tells and the database knows by its hash alone. It is made of a nonce when the mail is written,
 * so that neither the outbox nor the queue ever holds it.
 */
export const tokenOf = (secret: string, purpose: string, nonce: string): string =>
  createHmac('sha256', secret).update(`token\n${purpose}\n${nonce}`).digest('base64url')
