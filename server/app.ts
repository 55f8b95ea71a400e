import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { calls } from '../contract/shop/calls.ts'
import { refusals } from '../contract/shared/refusal-codes.ts'
import { proposalRoutes } from './autoship/proposals/routes.ts'
import { autoshipLinkRoutes, autoshipScheduleRoutes } from './autoship/schedule/routes.ts'
import { autoshipRoutes } from './autoship/plan/routes.ts'
import { orderPlanRoutes } from './autoship/order-routes.ts'
import { invalidateOnChange } from './catalogue/invalidate-on-change.ts'
import { deliveryKindsForAddress } from './cart/delivery-kinds-for-address.ts'
import { cartRoutes } from './cart/routes.ts'
import { findLooks } from './catalogue/pictures/find-looks.ts'
import { pictureRoutes } from './catalogue/pictures/picture-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sitemapRoutes } from './catalogue/sitemap-routes.ts'
import { logInRoutes } from './customers/log-in-routes.ts'
import { profileRoutes } from './customers/profile-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { customerDeps, isAddressInUse } from './customer-deps.ts'
import { addressRoutes } from './customers/address-routes.ts'
import { shopRuleRoutes } from './territory/shop-rule-routes.ts'
import { identify } from './customers/identify.ts'
import { bottleRoutes } from './bottles/routes.ts'
import { depositRoutes } from './bottles/deposit-routes.ts'
import type { AppWithDb } from './app-context.ts'
import { mailContext } from './mails.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { oneClickRoute } from './notifications/one-click-route.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { termsFile } from './notifications/terms-file.ts'
import { documentFiles } from './documents/document-files.ts'
import { documentRoutes } from './documents/routes.ts'
import { calendarRoute } from './orders/delivery-calendar-feed.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { providerName, SANDBOX_PATH } from './payments/provider.ts'
import { paymentRoutes } from './payments/routes.ts'
import { moneyMetrics } from './payments/money-metrics.ts'
import { sandboxProvider } from './payments/sandbox/sandbox-provider.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { answerCache } from './platform/http/answer-cache.ts'
import { languageOf } from './platform/http/caller.ts'
import { docsPage, docsStyle } from './platform/http/docs-page.ts'
import { health } from './platform/http/health.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { type MountDeps, type Handlers, mount } from './platform/http/mount.ts'
import { openApi } from './platform/http/openapi.ts'
import { createServer } from './platform/http/create-server.ts'
import { sendRefusalCode } from './platform/http/send-refusal.ts'
import { devMailbox } from './platform/mail/dev-mailbox.ts'
import { idempotency } from './platform/http/idempotency.ts'
import { openImages } from './platform/images/images.ts'
import { type WebBuild, web } from './web.ts'

/** The rooms' handlers for the contract's calls. */
const handlersOf = (app: AppWithDb): Handlers<typeof calls> => ({
  ...catalogueRoutes(app),
  ...customerRoutes(app, customerDeps(app)),
  ...logInRoutes(app, customerDeps(app)),
  ...profileRoutes(app, customerDeps(app)),
  ...privacyRoutes(app),
  ...addressRoutes(app, (asking) => deliveryKindsForAddress(app, asking), isAddressInUse),
  ...cartRoutes(app),
  ...ledgerRoutes(app),
  ...notificationsRoutes(app),
  ...bottleRoutes(app),
  ...documentRoutes(app),
  ...orderRoutes(app),
  ...orderPlanRoutes(app),
  ...autoshipRoutes(app),
  ...autoshipScheduleRoutes(app),
  ...proposalRoutes(app),
  ...autoshipLinkRoutes(app),
  ...paymentRoutes(app, paymentOutcomes(app)),
  ...shopRuleRoutes(app),
  ...depositRoutes(app),
})

/** The whole shop as one server that does not listen yet, for `main.ts` and for tests. */
export async function buildApp(app: AppWithDb, build?: WebBuild): Promise<FastifyInstance> {
  const { config, log, db } = app
  const server = createServer({
    log,
    trustProxy: config.TRUST_PROXY,
    https: config.publicUrl.startsWith('https:'),
  })
  const cache = answerCache()
  invalidateOnChange(app, cache)
  const deps: MountDeps = { identify: identify(app), cache, idempotency: idempotency(db) }
  const handlers = handlersOf(app)

  health(server, db)
  termsFile(server)
  documentFiles(server, app)
  metricsRoute(server, moneyMetrics(app), config.METRICS_TOKEN)
  calendarRoute(server, app)
  if (!config.production) devMailbox(server, { ...mailContext(app), db })
  await server.register(
    async (api) => {
      if (config.RATE_LIMITS) await limitRate(api)
      mount(api, calls, handlers, deps)
      await oneClickRoute(api, app)
      documents(api, config.publicUrl)
      api.all('/*', (request, reply) => sendRefusalCode(reply, 'not_found', languageOf(request)))
    },
    { prefix: '/api' },
  )
  await payments(server, app)
  const images = openImages({
    directory: join(config.dataDir, 'pictures'),
    onStoreError: (err) => log.warn({ err }, 'a picture was not kept'),
  })
  server.addHook('onClose', () => images.close())
  pictureRoutes(server, { images, findLooks: (goodId) => findLooks(db, goodId) })
  sitemapRoutes(server, app)
  if (build) await web(server, app, handlers, build)
  return server
}

const limitRate = (api: FastifyInstance) =>
  api.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    errorResponseBuilder: (request) => ({
      statusCode: 429,
      error: 'too_many_requests',
      message: refusals.too_many_requests[languageOf(request)],
    }),
  })

/** The payment provider's routes: outside `/api`, in its own protocol and without rate limits. */
async function payments(server: FastifyInstance, app: AppWithDb) {
  webhookRoutes(server, app, paymentOutcomes(app))
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
