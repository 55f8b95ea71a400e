import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Calls } from '../../../contract/shared/call.ts'
import { type IdentifyRequest, languageOf } from './caller.ts'
import { encode, type Encoded, sendEncoded } from './encoded.ts'
import { type Handlers, mount, type MountDeps } from './mount.ts'
import { type ApiDescription, type ApiDocument, openApi } from './openapi.ts'
import { limitRate } from './rate-limit.ts'
import { refuseOtherSites } from './same-origin.ts'
import { sendRefusalCode } from './send-refusal.ts'

export type Door<Table extends Calls> = {
  prefix: string
  calls: Table
  handlers: Handlers<Table>
  deps: MountDeps
  description: Omit<ApiDescription, 'address' | 'contact'>
  publicUrl: string
  /** For staff: the session is a cookie, and the document is for those alone who are known here. */
  isPrivate?: boolean
}

/** A person does not reach it; a program that waits a little does not either. */
const MOST_CALLS = 600

/** One audience's calls under their prefix, with their limits and their OpenAPI document. */
export const openDoor = <const Table extends Calls>(
  server: FastifyInstance,
  { prefix, calls, handlers, deps, description, publicUrl, isPrivate }: Door<Table>,
  addRoutes?: (api: FastifyInstance, describe: () => ApiDocument) => unknown,
) =>
  server.register(
    async (api) => {
      if (deps.counts)
        limitRate(api, { name: prefix, mostAMinute: MOST_CALLS, counts: deps.counts })
      if (isPrivate) refuseOtherSites(api, publicUrl)
      mount(api, calls, handlers, deps)
      const describe = () =>
        openApi(calls, {
          ...description,
          address: `${publicUrl}${prefix}`,
          contact: `${publicUrl}/kontakti`,
        })
      await addRoutes?.(api, describe)
      serveDocument(api, describe, isPrivate ? deps.identify : undefined)
      refuseUnknown(api, prefix, calls)
    },
    { prefix },
  )

/** The document is made when it is first asked for: few ask, and its text takes 1 MB. */
function serveDocument(
  api: FastifyInstance,
  describe: () => ApiDocument,
  identify?: IdentifyRequest,
) {
  let encoded: Promise<Encoded> | undefined
  api.get('/openapi.json', async (request, reply) => {
    const identified = await identify?.(request)
    if (identified?.ok && identified.caller.kind === 'anonymous')
      return sendRefusalCode(reply, 'not_signed_in', identified.caller.language)
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    return sendEncoded(
      request,
      reply,
      await (encoded ??= encode(Buffer.from(JSON.stringify(describe())))),
    )
  })
}

/** Answers 404 where no call has this path, and 405 where one has it with another method. */
function refuseUnknown(api: FastifyInstance, prefix: string, calls: Calls) {
  const paths = Object.values(calls).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${prefix}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.url.replace(/\?.*$/, '')
    const allowed = paths.filter(({ pattern }) => pattern.test(asked)).map(({ method }) => method)
    const isUnknown = allowed.length === 0 || allowed.some((method) => method === request.method)
    if (isUnknown) return sendRefusalCode(reply, 'not_found', languageOf(request))
    void reply.header('allow', [...new Set(allowed)].join(', '))
    return sendRefusalCode(reply, 'method_not_allowed', languageOf(request))
  }
  for (const path of ['', '/*']) api.all(path, refuse)
}
