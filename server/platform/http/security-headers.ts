import type { FastifyReply, FastifyRequest } from 'fastify'

/** For answers that are not pages: nothing may load or run. */
const emptyPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

type Device = 'camera' | 'geolocation'
/** A service worker's own: it fetches the files of its app. */
export const workerPolicy = `${emptyPolicy}; connect-src 'self'`

/** What a page may ask of the device. */
export const permissionsPolicy = (asks: readonly Device[] = []) =>
  ['camera', 'microphone', 'geolocation', 'payment', 'usb']
    .map((name) => `${name}=(${asks.some((asked) => asked === name) ? 'self' : ''})`)
    .join(', ')

/** Headers of every answer, errors included; a page replaces the policy (see `page-policy.ts`). */
export function securityHeaders({ https }: { https: boolean }) {
  const headers: Record<string, string> = {
    'content-security-policy': emptyPolicy,
    'x-content-type-options': 'nosniff',
    // Some addresses are keys, and trackers read the referrer.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  return (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id)
}
