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
import { refuseNoAddress, trustOf, type TrustProxy } from './client-address.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { drainable } from './drain.ts'
import { sendRefusalCode } from './send-refusal.ts'
import type { RefusalCode } from '../../../contract/shared/refusal-codes.ts'
import { securityHeaders } from './security-headers.ts'

export type AppOptions = { log: Logger; trustProxy: TrustProxy; https: boolean }

/** Fastify, not listening yet, with the shop's limits, headers and one error format. */
export function createServer({ log, trustProxy, https }: AppOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const setHeaders = securityHeaders({ https })
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(trustProxy),
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection during shutdown is still answered.
    return503OnClosing: false,
    // A child logger for every request costs more than a cached answer; log lines name the request.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => given(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // An address that cannot be decoded meets no hook.
    frameworkErrors: (error, request, reply) =>
      void onError(error, request, setHeaders(request, reply)),
  })
  readsJson(server)
  server.setErrorHandler(onError)
  server.setNotFoundHandler((request, reply) =>
    sendRefusalCode(reply, 'not_found', languageOf(request)),
  )
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  refuseNoAddress(server)
  refuseLongPaths(server)
  drainable(server)
  return server
}

const MOST_LETTERS = 4_096

/** The longest addresses of the shop carry a provider's token and have some 1,500 letters. */
const refuseLongPaths = (server: FastifyInstance) =>
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > MOST_LETTERS)
      void sendRefusalCode(reply, 'uri_too_long', languageOf(request))
    else done()
  })

/** Only JSON. Clients that always send the content type may leave the body empty. */
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

/** Fastify's own errors as the shop's codes. */
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
    (isDatabaseUnavailable(error)
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
  return sendRefusalCode(reply, code, languageOf(request))
}
