import { createHmac, timingSafeEqual } from 'node:crypto'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'

/** A link's purpose, such as `order-confirm`, and its subject, such as `7:123`. */
export type LinkScope = { purpose: string; subject: string; expires: Date; issuedAt?: Date }

export type LinkRefusal = 'link_invalid' | 'link_expired'

const signatureOf = (secret: string, purpose: string, claims: string) =>
  createHmac('sha256', secret).update(`link\n${purpose}\n${claims}`).digest('base64url')

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1_000)

/** A key for a link in a mail. The signature covers the purpose: a key works for that one alone. */
export function signLink(
  secret: string,
  { purpose, subject, expires, issuedAt }: LinkScope,
): string {
  const times = [expires, ...(issuedAt ? [issuedAt] : [])].map((time) =>
    secondsOf(time).toString(36),
  )
  const claims = `${times.join('-')}.${Buffer.from(subject).toString('base64url')}`
  return `${claims}.${signatureOf(secret, purpose, claims)}`
}

/**
 * The subject of a key and when it was issued, to the second. While secrets rotate, keys of both
 * are valid. Mail programs open links by themselves, so a GET must change nothing.
 */
export function verifyLink(
  secrets: readonly string[],
  purpose: string,
  key: string,
  now: Date,
): Outcome<{ subject: string; issuedAt: Date }, LinkRefusal> {
  const [, claims, expires, issued = '0', subject, signature] =
    /^(([0-9a-z]{1,9})(?:-([0-9a-z]{1,9}))?\.([\w-]{1,400}))\.([\w-]{43})$/.exec(key) ?? []
  if (claims === undefined) return refuse('link_invalid')
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, purpose, claims))
    return timingSafeEqual(expected, Buffer.from(signature!))
  })
  if (!isSigned) return refuse('link_invalid')
  if (Number.parseInt(expires!, 36) * 1_000 < now.getTime()) return refuse('link_expired')
  const issuedAt = new Date(Number.parseInt(issued, 36) * 1_000)
  return done({ subject: Buffer.from(subject!, 'base64url').toString(), issuedAt })
}

/** The same where the subject is whole numbers, such as a customer's and an order's. */
export function verifyNumbers(
  secrets: readonly string[],
  purpose: string,
  key: string,
  now: Date,
): Outcome<{ numbers: number[]; issuedAt: Date }, LinkRefusal> {
  const link = verifyLink(secrets, purpose, key, now)
  if (!link.ok) return link
  const { subject, issuedAt } = link.value
  if (!/^\d{1,15}(:\d{1,15})*$/.test(subject)) return refuse('link_invalid')
  return done({ numbers: subject.split(':').map(Number), issuedAt })
}

/**
 * A one-time secret for a mail; the database stores its hash. It is derived from a nonce when the
 * mail is written, so neither the outbox nor the queue holds it.
 */
export const tokenOf = (secret: string, purpose: string, nonce: string): string =>
  createHmac('sha256', secret).update(`token\n${purpose}\n${nonce}`).digest('base64url')
