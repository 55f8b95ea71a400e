import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { hasAlready } from './has-already.ts'
import { compressPage, type KeptPage, type PageMemory } from './page-memory.ts'
import { pagePolicy } from './page-policy.ts'

export type PageLanguage = 'lv' | 'en'

export type PagesOptions = {
  build: (language: PageLanguage) => Promise<ServerBuild>
  mode: 'production' | 'development'
  memory: PageMemory
  origin: string
  trackerHosts: readonly string[]
  /** Query members that a page may depend on; any other query is served but not remembered. */
  rememberedQuery: ReadonlySet<string>
  /** Sets what loaders may read: the client of the contract, which notes what its answers tell of, and facts alike for everybody. */
  prepare: (
    context: RouterContextProvider,
    build: ServerBuild,
    language: PageLanguage,
    about: Set<number>,
  ) => Promise<void>
}

/** Rendered pages: never a person's own, hence cached whole by address and language. */
export async function pages(server: FastifyInstance, options: PagesOptions) {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.get('/*', (request, reply) => servePage(request, reply, options))
}

const languageOf = (request: FastifyRequest): PageLanguage =>
  /(?:^|;\s*)language=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'lv'

async function servePage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const language = languageOf(request)
  const key = keyOf(request, language, options.rememberedQuery)
  const kept = key === undefined ? undefined : options.memory.get(key)
  if (kept) return sendPage(request, reply, kept)

  const begunAt = options.memory.now()
  const about = new Set<number>()
  const response = await render(request, reply, options, language, about)
  for (const [name, value] of response.headers) void reply.header(name, value)
  void reply.code(response.status)
  if (response.status === 503) void reply.header('retry-after', 2)
  const body = Buffer.from(await response.arrayBuffer())
  if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(body)

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
  options.memory.keep(key, page, [...about], begunAt)
  return sendPage(request, reply, page)
}

function keyOf(
  { url }: FastifyRequest,
  language: PageLanguage,
  remembered: ReadonlySet<string>,
): string | undefined {
  const mark = url.indexOf('?')
  if (url.length > 300) return undefined
  if (mark === -1) return `${language} ${url}`
  const query = new URLSearchParams(url.slice(mark + 1))
  return [...query.keys()].every((name) => remembered.has(name)) ? `${language} ${url}` : undefined
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  language: PageLanguage,
  about: Set<number>,
): Promise<Response> {
  const build = await options.build(language)
  const context = new RouterContextProvider()
  await options.prepare(context, build, language, about)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  // The address comes from our own configuration: a Host header must not decide what a page says of itself.
  const asked = new Request(new URL(request.url, options.origin), {
    method: 'GET',
    headers: { accept: 'text/html' },
    signal: gone.signal,
  })
  return createRequestHandler(build, options.mode)(asked, context)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
  if (hasAlready(request, page.etag)) return reply.code(304).send()
  if (encoding !== 'plain') void reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
}
