import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { RouterContext, ServerBuild } from 'react-router'
import { calls } from '../contract/shop/calls.ts'
import type { Language } from '../domain/words/language.ts'
import { invalidateOnChange } from './catalogue/invalidate-on-change.ts'
import type { AppWithDb } from './app-context.ts'
import { inProcessClient } from './platform/http/in-process-client.ts'
import type { Handlers } from './platform/http/mount.ts'
import { pageCache } from './platform/http/page-cache.ts'
import type { Network } from './platform/http/page-policy.ts'
import { pages } from './platform/http/pages.ts'
import type { RateLimit } from './platform/http/rate-limit.ts'
import { singlePage } from './platform/http/single-page.ts'
import { staticFiles } from './platform/http/static-files.ts'

/** The apps beside the shop. */
export type AppName = 'office' | 'driver'

/** The web app as the server sees it: its files and a way to render. */
export type WebBuild = {
  mode: 'production' | 'development'
  load: (language: Language) => Promise<ServerBuild>
  /** The folder of the shop's built files. */
  files?: string
  /** The folders of the built apps beside the shop, by the name that their paths begin with. */
  apps?: Record<AppName, string>
  /** In development: answers requests for sources, and calls `next` for pages. */
  serveSource?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  stop?: () => Promise<void>
}

/** React Router compares contexts by identity, so they must come from the web's own bundle. */
type EntryModule = {
  apiContext: RouterContext
  shopContext: RouterContext
  reportContext: RouterContext
  inlineScripts: readonly string[]
}

const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as EntryModule

/** Query members that change a page; pages with any other query are not cached. */
const cachedQuery = new Set(['page', 'order_by', 'filter', 'category', 'price_from', 'price_to'])

/** Rendered pages and built files. */
export async function web(
  server: FastifyInstance,
  app: AppWithDb,
  handlers: Handlers<typeof calls>,
  { build, limit }: { build: WebBuild; limit: RateLimit | undefined },
) {
  const { config } = app
  const cache = pageCache()
  invalidateOnChange(app, cache)
  if (build.files) await staticFiles(server, build.files)
  for (const [name, folder] of Object.entries(build.apps ?? {}))
    await singlePage(server, name, folder)
  const { serveSource } = build
  await server.register((scope) => {
    if (serveSource)
      scope.addHook('preHandler', ({ raw }, reply, done) => serveSource(raw, reply.raw, done))
    return pages(scope, {
      build: build.load,
      mode: build.mode,
      cache,
      origin: config.publicUrl,
      inlineScripts: (rendering) => entryOf(rendering).inlineScripts,
      networks: [...networksOf(config), { hosts: [], trustedTypes: ['worker'] }],
      cachedQuery,
      limit,
      prepare: async (context, { build: rendering, language, goodIds, report }) => {
        const { apiContext, shopContext, reportContext } = entryOf(rendering)
        context.set(reportContext, report)
        context.set(apiContext, inProcessClient(calls, handlers, language, goodIds))
        context.set(shopContext, await shopFacts(app, language))
      },
    })
  })
}

/** What each page of the shop knows. */
const shopFacts = async ({ config, clock, settings }: AppWithDb, language: Language) => ({
  language,
  publicUrl: config.publicUrl,
  imageBase: config.IMAGE_BASE,
  today: clock.today(),
  kitPage: !config.production,
  terms: await settings(),
  tracking: trackingIds(config),
})

type TrackerConfig = Pick<AppWithDb['config'], 'META_PIXEL_ID' | 'GA4_ID'>

const trackingIds = ({ META_PIXEL_ID: metaPixelId, GA4_ID: ga4Id }: TrackerConfig) => ({
  ...(metaPixelId && { metaPixelId }),
  ...(ga4Id && { ga4Id }),
})

const networksOf = ({ META_PIXEL_ID, GA4_ID }: TrackerConfig): Network[] => [
  ...(META_PIXEL_ID ? [metaPixel] : []),
  ...(GA4_ID ? [ga4] : []),
]

const metaPixel: Network = {
  hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
  trustedTypes: ['connect.facebook.net/fbevents'],
}

const ga4: Network = {
  hosts: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  trustedTypes: ['goog#html'],
}
