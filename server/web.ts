import type { FastifyInstance } from 'fastify'
import type { RouterContext, ServerBuild } from 'react-router'
import { calls } from '../contract/calls.ts'
import { forgetWhatChanges } from './catalogue/forget-what-changes.ts'
import type { App } from './app-context.ts'
import { inProcessClient } from './platform/http/in-process-client.ts'
import type { Handlers } from './platform/http/mount.ts'
import { pageMemory } from './platform/http/page-memory.ts'
import { type PageLanguage, pages } from './platform/http/pages.ts'
import { staticFiles } from './platform/http/static-files.ts'

/** The built (or developing) web app, as the server sees it: files and a way to render. */
export type WebBuild = {
  mode: 'production' | 'development'
  files: string | undefined
  load: (language: PageLanguage) => Promise<ServerBuild>
}

/** Context objects are compared by identity, so they are taken from the web's own bundle. */
type EntryContexts = { apiContext: RouterContext; shopContext: RouterContext }

const rememberedQuery = new Set([
  'page',
  'order_by',
  'filter',
  'category',
  'price_from',
  'price_to',
])

/** Rendered pages and built files. */
export async function web(
  server: FastifyInstance,
  app: App,
  handlers: Handlers<typeof calls>,
  build: WebBuild,
) {
  const { config, clock } = app
  const memory = pageMemory()
  forgetWhatChanges(app, memory)
  if (build.files) await staticFiles(server, build.files)
  await server.register((scope) =>
    pages(scope, {
      build: build.load,
      mode: build.mode,
      memory,
      origin: config.publicUrl,
      trackerHosts: [
        ...(config.META_PIXEL_ID
          ? ['https://connect.facebook.net', 'https://www.facebook.com']
          : []),
        ...(config.GA4_ID
          ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
          : []),
      ],
      rememberedQuery,
      prepare: async (context, { entry }, language, about) => {
        const contexts = entry.module as unknown as EntryContexts
        context.set(contexts.apiContext, inProcessClient(calls, handlers, language, about))
        context.set(contexts.shopContext, {
          language,
          publicUrl: config.publicUrl,
          imageBase: config.IMAGE_BASE,
          today: clock.today(),
          kitPage: !config.production,
          terms: await app.settings(),
          tracking: {
            ...(config.META_PIXEL_ID && { metaPixelId: config.META_PIXEL_ID }),
            ...(config.GA4_ID && { ga4Id: config.GA4_ID }),
          },
        })
      },
    }),
  )
}
