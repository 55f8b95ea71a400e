import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isNotModified } from './is-not-modified.ts'
import { compressPage, type CachedPage, type PageCache } from './page-cache.ts'
import { pagePolicy } from './page-policy.ts'

export type PageLanguage = 'lv' | 'en'

export type PagesOptions = {
  build: (language: PageLanguage) => Promise<ServerBuild>
  mode: 'production' | 'development'
  cache: PageCache
  origin: string
  trackerHosts: readonly string[]
  /** Query members that a page may depend on; a page with any other query is not cached. */
  cachedQuery: ReadonlySet<string>
  /**
   * Fills the loaders' context: the contract's client, which adds the goods in its answers to
   * `goodIds`, and facts that are the same for everybody.
   */
  prepare: (
    context: RouterContextProvider,
    build: ServerBuild,
    language: PageLanguage,
    goodIds: Set<number>,
  ) => Promise<void>
}

/** Rendered pages hold no personal data, so each is cached whole by address and language. */
export async function pages(server: FastifyInstance, options: PagesOptions) {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.get('/*', (request, reply) => servePage(request, reply, options))
}

const languageOf = (request: FastifyRequest): PageLanguage =>
  /(?:^|;\s*)language=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'lv'

async function servePage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  if (!/^\/(?![/\\])/.test(request.url)) return reply.redirect('/')
  const language = languageOf(request)
  const isDeveloping = options.mode === 'development'
  const key = isDeveloping ? undefined : keyOf(request, language, options.cachedQuery)
  const cached = key === undefined ? undefined : options.cache.get(key)
  if (cached) return sendPage(request, reply, cached)

  const startedAt = options.cache.now()
  const goodIds = new Set<number>()
  const response = await render(request, reply, options, language, goodIds)
  for (const [name, value] of response.headers) void reply.header(name, value)
  void reply.code(response.status)
  if (response.status === 503) void reply.header('retry-after', 2)
  const body = Buffer.from(await response.arrayBuffer())
  if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(body)

  // Vite injects scripts and styles that no policy could list.
  if (isDeveloping) return reply.removeHeader('content-security-policy').send(body)
  const policy = pagePolicy(body.toString('utf8'), options.trackerHosts)
  if (response.status !== 200 || key === undefined) {
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(body)
  }
  const page = compressPage(
    body,
    policy,
    `"${createHash('sha1').update(body).digest('base64url')}"`,
  )
  options.cache.set(key, page, [...goodIds], startedAt)
  return sendPage(request, reply, page)
}

function keyOf(
  { url }: FastifyRequest,
  language: PageLanguage,
  cachedQuery: ReadonlySet<string>,
): string | undefined {
  if (url.length > 300) return undefined
  const mark = url.indexOf('?') === -1 ? url.length : url.indexOf('?')
  const query = new URLSearchParams(url.slice(mark))
  query.sort()
  const isKnown = [...query.keys()].every((name) => cachedQuery.has(name))
  return isKnown ? `${language} ${url.slice(0, mark)}?${query.toString()}` : undefined
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  language: PageLanguage,
  goodIds: Set<number>,
): Promise<Response> {
  const build = await options.build(language)
  const context = new RouterContextProvider()
  await options.prepare(context, build, language, goodIds)
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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
  if (isNotModified(request, page.etag)) return reply.code(304).send()
  if (encoding !== 'plain') void reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
}
