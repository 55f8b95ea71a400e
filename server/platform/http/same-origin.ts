import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './caller.ts'
import { sendRefusalCode } from './send-refusal.ts'

/** Refuses writes that another site made a browser send: the cookie alone proves nothing. */
export function refuseOtherSites(api: FastifyInstance, publicUrl: string) {
  const own = new URL(publicUrl).origin
  api.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!isSameOrigin(request, own)) await sendRefusalCode(reply, 'other_site', languageOf(request))
  })
}

/** Every browser sends one of the two headers with a write; a program must say so itself. */
function isSameOrigin({ headers, host, protocol }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === own || headers.origin === `${protocol}://${host}`
}
