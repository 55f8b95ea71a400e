import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import { signLink } from '../platform/signed-link.ts'

export const DOCUMENT_PURPOSE = 'paper'

const MINUTES = 10

/** An address that the browser may navigate to without a token, for a short while. */
export function documentUrl(
  { config, clock, secret }: AppWithDb,
  document: { id: number; number: string },
): string {
  const issuedAt = clock.now()
  const expires = new Date(issuedAt.getTime() + MINUTES * MINUTE_MS)
  const scope = { purpose: DOCUMENT_PURPOSE, subject: String(document.id) }
  const key = signLink(secret, { ...scope, expires, issuedAt })
  return `${config.publicUrl}/files/papers/${document.number}.pdf?key=${key}`
}
