import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { calls } from '../contract/calls.ts'
import { refusals } from '../contract/refusals.ts'
import { autoshipDiaryRoutes } from './autoship/diary/routes.ts'
import { autoshipRoutes } from './autoship/routes.ts'
import { autoshipSeams } from './autoship/seams.ts'
import { forgetWhatChanges } from './catalogue/forget-what-changes.ts'
import { offerDeliveryTo } from './cart/offer-delivery-to.ts'
import { cartRoutes } from './cart/routes.ts'
import { findLooks } from './catalogue/find-looks.ts'
import { pictureRoutes } from './catalogue/picture-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sitemapRoutes } from './catalogue/sitemap-routes.ts'
import { logInRoutes } from './customers/log-in-routes.ts'
import { profileRoutes } from './customers/profile-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { customersAsk, isAddressAwaited } from './customers-ask.ts'
import { addressRoutes } from './delivery/routes.ts'
import { shopRuleRoutes } from './delivery/shop-rule-routes.ts'
import { identify } from './customers/identify.ts'
import { dispatchRoutes } from './dispatch/routes.ts'
import { depositRoutes } from './deposits/routes.ts'
import type { App } from './app-context.ts'
import { mailDesk } from './mails.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { oneClickRoute } from './notifications/one-click-route.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { termsFile } from './notifications/terms-file.ts'
import { paperFiles } from './papers/paper-files.ts'
import { paperRoutes } from './papers/routes.ts'
import { calendarRoute } from './orders/delivery-calendar-feed.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { notificationRoutes } from './payments/notification-routes.ts'
import { providerName, SANDBOX_PATH } from './payments/provider.ts'
import { paymentRoutes } from './payments/routes.ts'
import { watchMoney } from './payments/watch-money.ts'
import { sandboxProvider } from './payments/sandbox/sandbox-provider.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { answerMemory } from './platform/http/answer-memory.ts'
import { languageOf } from './platform/http/caller.ts'
import { docsPage, docsStyle } from './platform/http/docs-page.ts'
import { health } from './platform/http/health.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { type Doors, type Handlers, mount } from './platform/http/mount.ts'
import { openApi } from './platform/http/openapi.ts'
import { createServer } from './platform/http/create-server.ts'
import { refuseCode } from './platform/http/refuse.ts'
import { devMailbox } from './platform/mail/dev-mailbox.ts'
import { repeats } from './platform/http/repeats.ts'
import { openImages } from './platform/images/images.ts'
import { type WebBuild, web } from './web.ts'

/** Every room's handlers behind the contract's calls. */
const handlersOf = (app: App): Handlers<typeof calls> => ({
  ...catalogueRoutes(app),
  ...customerRoutes(app, customersAsk(app)),
  ...logInRoutes(app, customersAsk(app)),
  ...profileRoutes(app, customersAsk(app)),
  ...privacyRoutes(app),
  ...addressRoutes(app, (asking) => offerDeliveryTo(app, asking), isAddressAwaited),
  ...cartRoutes(app),
  ...ledgerRoutes(app),
  ...notificationsRoutes(app),
  ...dispatchRoutes(app),
  ...paperRoutes(app),
  ...orderRoutes(app, autoshipSeams(app)),
  ...autoshipRoutes(app),
  ...autoshipDiaryRoutes(app),
  ...paymentRoutes(app, paymentOutcomes(app)),
  ...shopRuleRoutes(app),
  ...depositRoutes(app),
})

/** The whole shop as one server that does not listen: server and tests decide how it is reached. */
export async function buildApp(app: App, build?: WebBuild): Promise<FastifyInstance> {
  const { config, log, db } = app
  const server = createServer({
    log,
    trustProxy: config.TRUST_PROXY,
    https: config.publicUrl.startsWith('https:'),
  })
  const memory = answerMemory()
  forgetWhatChanges(app, memory)
  const doors: Doors = { identify: identify(app), memory, repeats: repeats(db) }
  const handlers = handlersOf(app)

  health(server, db)
  termsFile(server)
  paperFiles(server, app)
  metricsRoute(server, config.METRICS_TOKEN)
  watchMoney(app)
  calendarRoute(server, app)
  if (!config.production) devMailbox(server, { ...mailDesk(app), db })
  await server.register(
    async (api) => {
      if (config.RATE_LIMITS) {
        await api.register(rateLimit, {
          max: 600,
          timeWindow: '1 minute',
          errorResponseBuilder: (request) => ({
            statusCode: 429,
            error: 'too_many_requests',
            message: refusals.too_many_requests[languageOf(request)],
          }),
        })
      }
      mount(api, calls, handlers, doors)
      await oneClickRoute(api, app)
      documents(api, config.publicUrl)
      api.all('/*', (request, reply) => refuseCode(reply, 'not_found', languageOf(request)))
    },
    { prefix: '/api' },
  )
  await payments(server, app)
  const images = openImages({
    directory: join(config.dataDir, 'pictures'),
    onTrouble: (err) => log.warn({ err }, 'a picture was not kept'),
  })
  server.addHook('onClose', () => images.close())
  pictureRoutes(server, { images, findArt: (goodId) => findLooks(db, goodId) })
  sitemapRoutes(server, app)
  if (build) await web(server, app, handlers, build)
  return server
}

/** The provider's doors: it speaks a protocol of its own and is not limited in its rate. */
async function payments(server: FastifyInstance, app: App) {
  notificationRoutes(server, app, paymentOutcomes(app))
  if (providerName(app.config) === 'sandbox')
    await server.register((scope) => sandboxProvider(scope, app), { prefix: SANDBOX_PATH })
}

function documents(api: FastifyInstance, publicUrl: string) {
  const document = JSON.stringify(openApi(calls, publicUrl))
  const page = docsPage(calls)
  const styled = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  api.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  api.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', styled).send(page),
  )
  api.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
