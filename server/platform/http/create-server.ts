import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import { languageOf } from './caller.ts'
import { isAway } from '../database/is-away.ts'
import { drainable } from './drain.ts'
import { refuseCode } from './refuse.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { securityHeaders } from './security-headers.ts'

export type AppOptions = { log: Logger; trustProxy: boolean; https: boolean }

/** Fastify with the shop's limits, headers and one shape of error for every path. It does not listen. */
export function createServer({ log, trustProxy, https }: AppOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the shop stops was accepted: it is answered, and the connection ends.
    return503OnClosing: false,
    // Made for every request, a logger of its own would cost more than an answer from memory; what is logged names its request.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => given(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  readsJson(server)
  server.setErrorHandler(onError)
  server.setNotFoundHandler((request, reply) => refuseCode(reply, 'not_found', languageOf(request)))
  securityHeaders(server, { https })
  drainable(server)
  return server
}

/** JSON and nothing else; clients that always name the type may send no body at all where none is needed. */
function readsJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) =>
      body === '' ? done(null, undefined) : parse(request, body, done),
  )
}

const given = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined

/** What Fastify says of itself, in the shop's own codes. */
const codeOf: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
}

function onError(
  error: Error & { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 500
  const known = error.code === undefined ? undefined : codeOf[error.code]
  const code: RefusalCode =
    known ??
    (isAway(error)
      ? 'unavailable'
      : status === 429
        ? 'too_many_requests'
        : status < 500
          ? 'bad_request'
          : 'internal')
  if (code === 'internal')
    request.log.error({ err: error, requestId: request.id }, 'request failed')
  if (code === 'unavailable') {
    request.log.warn({ reason: error.message, requestId: request.id }, 'unavailable')
    void reply.header('retry-after', 2)
  }
  return refuseCode(reply, code, languageOf(request))
}
