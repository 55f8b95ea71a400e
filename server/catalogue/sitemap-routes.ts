import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Language } from '../../domain/words/language.ts'
import { pathInLanguage } from '../../domain/words/language-path.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

/** Each in two languages: a file has at most 50,000 addresses (sitemaps.org). */
const mostPagesPerFile = 25_000
const cacheForHour = 'public, max-age=3600'

/** For search engines: the pages to index (sitemaps) and those to leave out (robots.txt). */
export function sitemapRoutes(server: FastifyInstance, app: AppWithDb): void {
  const { publicUrl } = app.config
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheForHour)
      .send(robots(publicUrl)),
  )
  server.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, 'sitemapindex', await sitemapEntries(app)),
  )
  server.get('/sitemap-categories.xml', async (_request, reply) =>
    sendXml(reply, 'urlset', await categoryEntries(app)),
  )
  server.get('/sitemap-pages.xml', async (_request, reply) =>
    sendXml(
      reply,
      'urlset',
      pagePaths.flatMap((path) => entries(publicUrl, path)),
    ),
  )
  server.get<{ Params: { page: string } }>(
    '/sitemap-goods-:page(^[1-9]\\d{0,3}$).xml',
    async (request, reply) => {
      const entries = await goodEntries(app, Number(request.params.page))
      return entries.length === 0 ? reply.callNotFound() : sendXml(reply, 'urlset', entries)
    },
  )
}

const sendXml = (reply: FastifyReply, root: Root, entries: readonly string[]) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', cacheForHour)
    .send(xml(root, entries))

/** Every public page that is neither a category nor a good. */
const pagePaths = [
  '',
  'goods/1',
  'top-goods',
  'discount-goods',
  'new-goods',
  'piegade',
  'depozits',
  'regulara-piegade-info',
  'maksajumi',
  'jautajumi',
  'kontakti',
  'noteikumi',
  'atteikums',
  'garantija',
  'privatums',
  'sikdatnes',
  'pieklustamiba',
]

const languages = ['lv', 'en'] as const

/** A page in each language, of which each names the other. */
function entries(publicUrl: string, path: string, changedOn?: string): string[] {
  const addressIn = (language: Language) => publicUrl + pathInLanguage(`/${path}`, language)
  const links = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`,
  )
  const rest = links.join('') + (changedOn ? `<lastmod>${changedOn}</lastmod>` : '')
  return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${rest}</url>`)
}

async function sitemapEntries({ db, config }: AppWithDb): Promise<string[]> {
  const pages = Math.ceil(((await sitemapGoods(db, 0, 0)).total || 1) / mostPagesPerFile)
  const files = [
    'pages',
    'categories',
    ...Array.from({ length: pages }, (_, page) => `goods-${page + 1}`),
  ]
  return files.map(
    (file) => `<sitemap><loc>${config.publicUrl}/sitemap-${file}.xml</loc></sitemap>`,
  )
}

async function categoryEntries(app: AppWithDb): Promise<string[]> {
  const attributes = await app.loadAttributes()
  const categories = attributes.categories.map(({ id }) =>
    attributes
      .path(id, 'lv')
      .map(({ link }) => link)
      .join('/'),
  )
  return categories.flatMap((path) => entries(app.config.publicUrl, path))
}

async function goodEntries({ db, config }: AppWithDb, page: number): Promise<string[]> {
  const { goods } = await sitemapGoods(db, mostPagesPerFile, (page - 1) * mostPagesPerFile)
  return goods.flatMap(({ link, changedOn }) =>
    entries(config.publicUrl, `good/${link}`, changedOn),
  )
}

type Root = 'urlset' | 'sitemapindex'

const xml = (root: Root, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</${root}>
`

/** Leaves out customers' own pages and the endless results of searches. */
const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...[
      '/cart',
      '/user/',
      '/autoship',
      '/waiting-for-delivery',
      '/topup',
      '/pay',
      '/login',
      '/goods-search/',
    ].flatMap((path) => languages.map((language) => `Disallow: ${pathInLanguage(path, language)}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** A page of the goods on sale, with the Riga day of their last change, and the total. */
async function sitemapGoods(db: Db, limit: number, offset: number) {
  const { rows } = await sql<{ link: string; changedOn: string }>`
    select link, (updated_at at time zone 'Europe/Riga')::date as changed_on
    from goods where withdrawn_at is null order by id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from goods where withdrawn_at is null`.execute(db)
  return { goods: rows, total: counts[0]!.total }
}
