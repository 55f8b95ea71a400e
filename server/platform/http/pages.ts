import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Language } from '../../../domain/words/language.ts'
import { languageOfPath, pathInLanguage } from '../../../domain/words/language-path.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { sendBusyPage } from './busy-page.ts'
import { sendEncoded } from './encoded.ts'
import { isNotModified } from './is-not-modified.ts'
import { cachedPage, type CachedPage, type PageCache } from './page-cache.ts'
import { type Network, pagePolicy } from './page-policy.ts'
import { chargeVisitor, type RateLimit } from './rate-limit.ts'
import type { RequestCounts } from './request-counts.ts'

export type PagesOptions = {
  build: (language: Language) => Promise<ServerBuild>
  mode: 'production' | 'development'
  cache: PageCache
  origin: string
  inlineScripts: (build: ServerBuild) => readonly string[]
  networks: readonly Network[]
  /** Query members that a page may depend on; a page with any other query is not cached. */
  cachedQuery: ReadonlySet<string>
  /** None while `RATE_LIMITS` is off. */
  limit: RateLimit | undefined
  /** Fills the loaders' context: the contract's client and facts that are the same for all. */
  prepare: (context: RouterContextProvider, rendering: Rendering) => Promise<void>
}

type Rendering = {
  build: ServerBuild
  language: Language
  /** Collects the goods in the answers of the client. */
  goodIds: Set<number>
  report: (error: unknown) => void
}

type Pages = PagesOptions & { renders: ReturnType<typeof boundedQueue> }

const COST_OF_KEPT_PAGE = 1
export const COST_OF_PAGE = 10

/** A hundred and twenty pages to be made in a minute are some 3 s of work. */
export const limitOfPages = (counts: RequestCounts): RateLimit => ({
  name: 'pages',
  mostAMinute: 120 * COST_OF_PAGE,
  counts,
})

/** A render takes the one thread some 20 ms, so a full queue is a second. */
const rendering = { mostAtOnce: 4, mostWaiting: 40 }

/** Rendered pages hold no personal data, so each is cached whole by its address. */
export async function pages(server: FastifyInstance, given: PagesOptions) {
  const options = { ...given, renders: boundedQueue(rendering) }
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.get('/*', (request, reply) => servePage(request, reply, options))
  server.post('/*', backToForm)
}

/** A form that only works with JavaScript was sent without it: its page says so. */
const backToForm = ({ url, headers }: FastifyRequest, reply: FastifyReply) =>
  headers.accept?.includes('text/html') && isOwnPath(url)
    ? reply.redirect(url, 303)
    : reply.callNotFound()

/** A browser would read two slashes as another website, and a page that begins so is none. */
const isOwnPath = (url: string) => !/^(?:\/en)?\/[/\\]/.test(url)

const isHome = (url: string) => /^\/(?:\?|$)/.test(url)

const prefersEnglish = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)language=en(?:;|$)/.test(headers.cookie ?? '')

async function servePage(request: FastifyRequest, reply: FastifyReply, options: Pages) {
  if (!isOwnPath(request.url)) return reply.redirect(request.url.startsWith('/en/') ? '/en' : '/')
  // the only address that does not say in which language its page is
  if (isHome(request.url)) {
    void reply.header('vary', 'cookie')
    if (prefersEnglish(request))
      return reply.header('cache-control', 'no-store').redirect(pathInLanguage(request.url, 'en'))
  }
  const language = languageOfPath(request.url)
  const isDeveloping = options.mode === 'development'
  const key = isDeveloping ? undefined : keyOf(request, options.cachedQuery)
  const cached = key === undefined ? undefined : options.cache.get(key)
  const cost = cached ? COST_OF_KEPT_PAGE : COST_OF_PAGE
  const waitSeconds = options.limit && chargeVisitor(options.limit, request, cost)
  if (waitSeconds !== undefined)
    return sendBusyPage(reply, { code: 'too_many_requests', language, waitSeconds })
  if (cached) return sendPage(request, reply, cached)

  const startedAt = options.cache.now()
  const goodIds = new Set<number>()
  const response = await options.renders(() => render(request, reply, options, language, goodIds))
  if (!response) return sendBusyPage(reply, { code: 'unavailable', language, waitSeconds: 2 })
  for (const [name, value] of response.headers) void reply.header(name, value)
  void reply.code(response.status)
  if (response.status === 503) void reply.header('retry-after', 2)
  const body = Buffer.from(await response.arrayBuffer())
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  // a loader's data, or a redirect without a body
  if (!isPage)
    return reply.header('cache-control', 'no-store').send(body.length > 0 ? body : undefined)

  // Vite injects scripts and styles that no policy could list.
  if (isDeveloping) return reply.removeHeader('content-security-policy').send(body)
  const policy = pagePolicy(options.inlineScripts(await options.build(language)), options.networks)
  if (response.status !== 200 || key === undefined) return sendOnce(reply, body, policy)
  const page = await cachedPage(body, policy)
  options.cache.set(key, page, [...goodIds], startedAt)
  return sendPage(request, reply, page)
}

function keyOf({ url }: FastifyRequest, cachedQuery: ReadonlySet<string>): string | undefined {
  if (url.length > 300) return undefined
  const mark = url.indexOf('?') === -1 ? url.length : url.indexOf('?')
  const query = new URLSearchParams(url.slice(mark))
  query.sort()
  const isKnown = [...query.keys()].every((name) => cachedQuery.has(name))
  return isKnown ? `${url.slice(0, mark)}?${query.toString()}` : undefined
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pages,
  language: Language,
  goodIds: Set<number>,
): Promise<Response> {
  const build = await options.build(language)
  const context = new RouterContextProvider()
  const report = (err: unknown) =>
    request.log.error({ err, requestId: request.id }, 'a page could not be rendered')
  await options.prepare(context, { build, language, goodIds, report })
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort())
  // The origin comes from the configuration: a Host header must not change a page's own links.
  const pageRequest = new Request(new URL(request.url, options.origin), {
    method: 'GET',
    headers: { accept: 'text/html' },
    signal: closed.signal,
  })
  return createRequestHandler(build, options.mode)(pageRequest, context)
}

/** A page that is not cached: an error, or a query that no other visitor has. */
const sendOnce = (reply: FastifyReply, body: Buffer, policy: string) =>
  reply.header('content-security-policy', policy).header('cache-control', 'no-store').send(body)

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('vary', isHome(request.url) ? 'accept-encoding, cookie' : 'accept-encoding')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
  if (isNotModified(request, page.etag)) return reply.code(304).send()
  return sendEncoded(request, reply, page)
}
