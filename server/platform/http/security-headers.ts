import type { FastifyInstance } from 'fastify'

/** Answers that are no page: nothing in them may load or run anything. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of every answer, errors included, and the request's id; a page replaces the content policy with its own (see `page-policy.ts`). */
export function securityHeaders(server: FastifyInstance, { https }: { https: boolean }) {
  const headers: Record<string, string> = {
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    // an address may let in whoever knows it, and trackers that were agreed to read where somebody came from
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
