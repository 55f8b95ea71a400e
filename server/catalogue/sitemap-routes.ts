import type { FastifyInstance } from 'fastify'
import type { App } from '../app-context.ts'
import { labelsOf } from './labels.ts'
import { sitemapGoods } from './sitemap-store.ts'

/** As many as one file may hold (sitemaps.org). */
const mostAddresses = 50_000
const anHour = 'public, max-age=3600'

/** What search engines are told: which pages there are, and which are none of their business. */
export function sitemapRoutes(server: FastifyInstance, app: App): void {
  const { publicUrl } = app.config
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(robots(publicUrl)),
  )
  server.get('/sitemap.xml', async (_request, reply) => {
    const pages = Math.ceil(((await sitemapGoods(app.db, 0, 0)).total || 1) / mostAddresses)
    const files = ['categories', ...Array.from({ length: pages }, (_, page) => `goods-${page + 1}`)]
    const entries = files.map(
      (file) => `<sitemap><loc>${publicUrl}/sitemap-${file}.xml</loc></sitemap>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(xml('sitemapindex', entries))
  })
  server.get('/sitemap-categories.xml', async (_request, reply) => {
    const labels = await labelsOf(app)
    const lists = ['', 'goods/1', 'top-goods', 'discount-goods', 'new-goods']
    const categories = labels.categories.map(({ id }) =>
      labels
        .path(id, 'lv')
        .map(({ link }) => link)
        .join('/'),
    )
    const entries = [...lists, ...categories].map(
      (path) => `<url><loc>${publicUrl}/${path}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(xml('urlset', entries))
  })
  server.get<{ Params: { page: string } }>(
    '/sitemap-goods-:page(^[1-9]\\d{0,3}$).xml',
    async (request, reply) => {
      const { goods } = await sitemapGoods(
        app.db,
        mostAddresses,
        (Number(request.params.page) - 1) * mostAddresses,
      )
      if (goods.length === 0) return reply.callNotFound()
      const entries = goods.map(
        ({ link, changedOn }) =>
          `<url><loc>${publicUrl}/good/${link}</loc><lastmod>${changedOn}</lastmod></url>`,
      )
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', anHour)
        .send(xml('urlset', entries))
    },
  )
}

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** A person's own pages and endless searches are not for engines. */
const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/cart',
      '/user/',
      '/autoship',
      '/waiting-for-delivery',
      '/topup',
      '/login',
      '/goods-search/',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
