import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Calls } from '../../../contract/shared/call.ts'
import { refusals } from '../../../contract/shared/refusal-codes.ts'
import { type IdentifyRequest, languageOf } from './caller.ts'
import { type Handlers, mount, type MountDeps } from './mount.ts'
import { type ApiDescription, openApi } from './openapi.ts'
import { refuseOtherSites } from './same-origin.ts'
import { sendRefusalCode } from './send-refusal.ts'
import { notFoundBelow } from './single-page.ts'

export type Door<Table extends Calls> = {
  prefix: string
  calls: Table
  handlers: Handlers<Table>
  deps: MountDeps
  limitsRate: boolean
  description: Omit<ApiDescription, 'address'>
  publicUrl: string
  /** For staff: the session is a cookie, and the document is for those alone who are known here. */
  isPrivate?: boolean
}

/** One audience's calls under their prefix, with their limits and their OpenAPI document. */
export const openDoor = <const Table extends Calls>(
  server: FastifyInstance,
  { prefix, calls, handlers, deps, limitsRate, description, publicUrl, isPrivate }: Door<Table>,
  addRoutes?: (api: FastifyInstance) => unknown,
) =>
  server.register(
    async (api) => {
      if (limitsRate) await limitRate(api)
      if (isPrivate) refuseOtherSites(api, publicUrl)
      mount(api, calls, handlers, deps)
      await addRoutes?.(api)
      const document = openApi(calls, { ...description, address: `${publicUrl}${prefix}` })
      serveDocument(api, JSON.stringify(document), isPrivate ? deps.identify : undefined)
      notFoundBelow(api, '')
    },
    { prefix },
  )

const limitRate = (api: FastifyInstance) =>
  api.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    errorResponseBuilder: (request) => ({
      statusCode: 429,
      error: 'too_many_requests',
      message: refusals.too_many_requests[languageOf(request)],
    }),
  })

const serveDocument = (api: FastifyInstance, document: string, identify?: IdentifyRequest) =>
  api.get('/openapi.json', async (request, reply) => {
    const identified = await identify?.(request)
    if (identified?.ok && identified.caller.kind === 'anonymous')
      return sendRefusalCode(reply, 'not_signed_in', identified.caller.language)
    return reply.type('application/json; charset=utf-8').send(document)
  })
