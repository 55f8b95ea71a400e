import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { calls } from '../contract/shop/calls.ts'
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
import { securityText } from './notifications/security-text.ts'
import { sitemapRoutes } from './catalogue/sitemap-routes.ts'
import { logInRoutes } from './customers/log-in-routes.ts'
import { logInWayRoutes } from './customers/log-in-way-routes.ts'
import { passkeyRoutes } from './customers/passkey-routes.ts'
import { profileRoutes } from './customers/profile-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { customerDeps, isAddressInUse } from './customer-deps.ts'
import { addressRoutes } from './customers/address-routes.ts'
import { registerRoutes } from './territory/register/routes.ts'
import { shopRuleRoutes } from './territory/shop-rule-routes.ts'
import { identify } from './customers/identify.ts'
import { bottleRoutes } from './bottles/routes.ts'
import { depositRoutes } from './bottles/deposit-routes.ts'
import { apiDescriptions } from './api-descriptions.ts'
import type { AppWithDb } from './app-context.ts'
import { mailContext } from './mails.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { oneClickRoute } from './notifications/one-click-route.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { termsFile } from './notifications/terms-file.ts'
import { pictureFiles } from './dispatch/events/picture-files.ts'
import { documentFiles } from './documents/document-files.ts'
import { documentRoutes } from './documents/routes.ts'
import { plannedEvents } from './autoship/schedule/planned-events.ts'
import { calendarRoute } from './orders/delivery-calendar-feed.ts'
import { officeActRoutes } from './autoship/office/office-acts.ts'
import { trackingRoutes } from './dispatch/tracking-routes.ts'
import { backInStockRoutes } from './stock/routes.ts'
import { pushRoutes } from './notifications/push/push-routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { paysWithRoutes } from './orders/pays-with.ts'
import { orderRefundRoutes } from './orders/refund-cancelled.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { providerName, SANDBOX_PATH } from './payments/provider.ts'
import { payLinkRoutes } from './payments/pay-link-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { moneyMetrics } from './payments/money-metrics.ts'
import { sandboxProvider } from './payments/sandbox/sandbox-provider.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { answerCache } from './platform/http/answer-cache.ts'
import { byBearerToken } from './platform/http/caller.ts'
import { openDoor } from './platform/http/door.ts'
import { docsRoutes } from './platform/http/docs-page.ts'
import { health } from './platform/http/health.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { COST_OF_PAGE, limitOfPages } from './platform/http/pages.ts'
import { limitRate } from './platform/http/rate-limit.ts'
import { requestCounts } from './platform/http/request-counts.ts'
import type { MountDeps, Handlers } from './platform/http/mount.ts'
import { createServer } from './platform/http/create-server.ts'
import { devMailbox } from './platform/mail/dev-mailbox.ts'
import { idempotency } from './platform/http/idempotency.ts'
import { openImages } from './platform/images/images.ts'
import { openStaffDoors, type StaffIdentifiers } from './staff-doors.ts'
import { type WebBuild, web } from './web.ts'

/** The rooms' handlers for the contract's calls. */
const handlersOf = (app: AppWithDb): Handlers<typeof calls> => ({
  ...catalogueRoutes(app),
  ...customerRoutes(app, customerDeps(app)),
  ...logInRoutes(app, customerDeps(app)),
  ...logInWayRoutes(app, customerDeps(app)),
  ...passkeyRoutes(app),
  ...profileRoutes(app, customerDeps(app)),
  ...privacyRoutes(app),
  ...addressRoutes(app, (asking) => deliveryKindsForAddress(app, asking), isAddressInUse),
  ...cartRoutes(app),
  ...ledgerRoutes(app),
  ...notificationsRoutes(app),
  ...pushRoutes(app),
  ...backInStockRoutes(app),
  ...bottleRoutes(app),
  ...documentRoutes(app),
  ...orderRoutes(app),
  ...orderRefundRoutes(app),
  ...paysWithRoutes(app),
  ...feedbackRoutes(app),
  ...trackingRoutes(app),
  ...officeActRoutes(app),
  ...orderPlanRoutes(app),
  ...autoshipRoutes(app),
  ...autoshipScheduleRoutes(app),
  ...proposalRoutes(app),
  ...autoshipLinkRoutes(app),
  ...paymentRoutes(app, paymentOutcomes(app)),
  ...payLinkRoutes(app, paymentOutcomes(app)),
  ...shopRuleRoutes(app),
  ...registerRoutes(app),
  ...depositRoutes(app),
})

/** The whole shop as one server that does not listen yet, for `main.ts` and for tests. */
export async function buildApp(
  app: AppWithDb,
  build?: WebBuild,
  replaceIdentifiers = (real: StaffIdentifiers): StaffIdentifiers => real,
): Promise<FastifyInstance> {
  const { config, log, db } = app
  const https = config.publicUrl.startsWith('https:')
  const server = createServer({ log, trustProxy: config.TRUST_PROXY, https })
  const cache = answerCache()
  invalidateOnChange(app, cache)
  const counts = config.RATE_LIMITS ? requestCounts(db, app.secret) : undefined
  server.addHook('onClose', () => counts?.stop())
  const deps = {
    identify: byBearerToken(identify(app)),
    cache,
    counts,
    idempotency: idempotency(db),
  }
  const handlers = handlersOf(app)

  health(server, db)
  filesAndFeeds(server, app)
  metricsRoute(server, moneyMetrics(app), {
    token: config.METRICS_TOKEN,
    isBehindProxy: config.TRUST_PROXY !== false || https,
  })
  if (!config.production) await devMailbox(server, { ...mailContext(app), db })
  await openShopDoor(server, app, handlers, deps)
  await openStaffDoors(server, app, deps, replaceIdentifiers)
  await payments(server, app)
  goodPictures(server, app)
  const limit = counts && limitOfPages(counts)
  await server.register(async (scope) => {
    if (limit) limitRate(scope, limit, COST_OF_PAGE)
    sitemapRoutes(scope, app)
  })
  if (build) await web(server, app, handlers, { build, limit })
  return server
}

/** What is read by its address alone, outside the contract. */
function filesAndFeeds(server: FastifyInstance, app: AppWithDb) {
  termsFile(server, app)
  securityText(server, app)
  documentFiles(server, app)
  pictureFiles(server, app)
  calendarRoute(server, app, (customerId, language) => plannedEvents(app, customerId, language))
}

/** The calls of the shop. */
async function openShopDoor(
  server: FastifyInstance,
  app: AppWithDb,
  handlers: Handlers<typeof calls>,
  deps: MountDeps,
) {
  const { publicUrl } = app.config
  const description = apiDescriptions.shop
  const shop = { deps, publicUrl, prefix: '/api', calls, handlers, description }
  await openDoor(server, shop, async (api, describe) => {
    await oneClickRoute(api, app)
    docsRoutes(api, describe)
  })
}

/** The pictures of goods, rendered on demand. */
function goodPictures(server: FastifyInstance, { config, log, db }: AppWithDb) {
  const images = openImages({
    directory: join(config.dataDir, 'pictures'),
    onStoreError: (err) => log.warn({ err }, 'a picture was not kept'),
  })
  server.addHook('onClose', () => images.close())
  pictureRoutes(server, { images, findLooks: (goodId, version) => findLooks(db, goodId, version) })
}

/** The payment provider's routes: outside `/api`, in its own protocol and without rate limits. */
async function payments(server: FastifyInstance, app: AppWithDb) {
  webhookRoutes(server, app, paymentOutcomes(app))
  if (providerName(app.config) === 'sandbox')
    await server.register((scope) => sandboxProvider(scope, app), { prefix: SANDBOX_PATH })
}
