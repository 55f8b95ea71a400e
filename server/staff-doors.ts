import type { FastifyInstance } from 'fastify'
import { driverCalls } from '../contract/driver/calls.ts'
import { officeCalls } from '../contract/office/calls.ts'
import { apiDescriptions } from './api-descriptions.ts'
import { actionRoutes } from './actions/routes.ts'
import { attentionSources } from './attention-sources.ts'
import { handOverRows } from './attention/hand-over.ts'
import { attentionRoutes } from './attention/routes.ts'
import type { AppWithDb } from './app-context.ts'
import { bankRoutes } from './bank/routes.ts'
import { billRoutes } from './documents/bill-routes.ts'
import { customerDeedRoutes } from './customer-deeds.ts'
import { customerPageRoutes, newCustomerRoutes } from './customer-page/routes.ts'
import { calendarRoutes } from './autoship/proposals/calendar-routes.ts'
import { mailContext } from './mails.ts'
import { debtRoutes } from './debts/routes.ts'
import { deedRoutes, deeds } from './deeds.ts'
import { openLiveFeed } from './live-changes.ts'
import { zoneRoutes } from './dispatch/zone-routes.ts'
import { closingRoutes } from './dispatch/closing-routes.ts'
import { dispatchDriverRoutes } from './dispatch/driver-routes.ts'
import { rescueRoutes } from './dispatch/rescue-routes.ts'
import { handInRoutes } from './dispatch/hand-in-routes.ts'
import { lateLaneRoutes } from './dispatch/late-lane-routes.ts'
import { shortLoadRoutes } from './dispatch/short-load-routes.ts'
import { visitRoutes } from './dispatch/visit-routes.ts'
import { loadingRoutes } from './dispatch/loading-routes.ts'
import { runRoutes } from './dispatch/runs/run-routes.ts'
import { officeFeedbackRoutes } from './feedback/office-routes.ts'
import { handInDeedRoutes } from './hand-in-deeds.ts'
import { officeAutoshipRoutes } from './autoship/office/read-autoships.ts'
import { todayHeadRoutes } from './dispatch/today-head.ts'
import { orderPageRoutes } from './dispatch/order-page.ts'
import { correctionRoutes, disputeRoutes, moveHomeRoutes } from './correction-routes.ts'
import { onBehalfRoutes } from './on-behalf-deeds.ts'
import { fileRoute } from './staff/file-route.ts'
import type { IdentifyRequest } from './platform/http/caller.ts'
import { openDoor } from './platform/http/door.ts'
import { liveRoute } from './platform/http/live-route.ts'
import type { MountDeps } from './platform/http/mount.ts'
import { sessionCookie } from './platform/http/session-cookie.ts'
import { officeLists } from './office-lists.ts'
import { officeOrderRoutes } from './orders/office-orders.ts'
import { recordRoutes } from './office-search/record-routes.ts'
import { officeSearchRoutes } from './office-search/routes.ts'
import { driverRoutes } from './staff/driver-routes.ts'
import { identifyDriver, identifyOffice } from './staff/identify.ts'
import { ownRoutes } from './staff/own-routes.ts'
import { peopleRoutes } from './staff/people-routes.ts'
import { presenceRoutes } from './staff/presence.ts'
import { recordRefusedCall } from './staff/refused-calls.ts'
import { missedSearchRoutes } from './search/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import { sessionRoutes } from './staff/session-routes.ts'
import { officePlaceRoutes } from './territory/register/office-place-routes.ts'
import { placeRoutes } from './territory/register/place-routes.ts'
import { viewRoutes } from './views/routes.ts'

/** How the staff's requests are identified. */
export type StaffIdentifiers = { office: IdentifyRequest; driver: IdentifyRequest }

/** Office and phone have a cookie each, so that one browser can be both. */
const staffCookies = (https: boolean) => ({
  office: sessionCookie('avots_staff', { https }),
  driver: sessionCookie('avots_driver', { https }),
})

const sessionEnds =
  ({ notices }: AppWithDb) =>
  (listener: (sessionId: number) => void) =>
    notices.on('staff_session_ended', (sessionId) => listener(Number(sessionId)))

/** The calls of the office and of the driver's phone, each behind its own path and cookie. */
export async function openStaffDoors(
  server: FastifyInstance,
  app: AppWithDb,
  deps: MountDeps,
  replaceIdentifiers: (real: StaffIdentifiers) => StaffIdentifiers,
) {
  const { publicUrl } = app.config
  const cookies = staffCookies(publicUrl.startsWith('https:'))
  const identify = replaceIdentifiers({
    office: identifyOffice(app, cookies.office),
    driver: identifyDriver(app, cookies.driver),
  })
  const onRefused = recordRefusedCall(app)
  const all = { publicUrl, isPrivate: true }
  const feed = openLiveFeed(app.notices)
  const onSessionEnded = sessionEnds(app)
  await openDoor(
    server,
    {
      ...all,
      prefix: '/office/api',
      calls: officeCalls,
      handlers: officeHandlers(app),
      deps: { ...deps, identify: identify.office, cookie: cookies.office, onRefused },
      description: apiDescriptions.office,
    },
    (api) => {
      liveRoute(api, { feed, identify: identify.office, onSessionEnded })
      fileRoute(api, app, { identify: identify.office, onRefused })
    },
  )
  await openDoor(server, {
    ...all,
    prefix: '/driver/api',
    calls: driverCalls,
    handlers: { ...driverRoutes(app), ...dispatchDriverRoutes(app) },
    deps: { ...deps, identify: identify.driver, cookie: cookies.driver, onRefused },
    description: apiDescriptions.driver,
  })
}

// oxlint-disable-next-line max-lines-per-function -- one list of the rooms
const officeHandlers = (app: AppWithDb) => ({
  ...sessionRoutes(app),
  ...ownRoutes(app),
  ...presenceRoutes(app),
  ...peopleRoutes(app, handOverRows),
  ...officeSearchRoutes(app),
  ...missedSearchRoutes(app),
  ...recordRoutes(app),
  ...customerPageRoutes(app),
  ...customerDeedRoutes(app),
  ...newCustomerRoutes(app),
  ...officePlaceRoutes(app),
  ...moveHomeRoutes(app),
  ...officeOrderRoutes(app),
  ...viewRoutes(app, () => officeLists(app)),
  ...deedRoutes(app),
  ...handInDeedRoutes(app),
  ...onBehalfRoutes(app),
  ...correctionRoutes(app),
  ...disputeRoutes(app),
  ...officeFeedbackRoutes(app),
  ...officeAutoshipRoutes(app),
  ...orderPageRoutes(app),
  ...loadingRoutes(app),
  ...runRoutes(app),
  ...lateLaneRoutes(app),
  ...visitRoutes(app),
  ...shortLoadRoutes(app),
  ...handInRoutes(app),
  ...actionRoutes(app, deeds),
  ...attentionRoutes(app, attentionSources),
  ...todayHeadRoutes(app),
  ...settingRoutes(app),
  ...calendarRoutes(app, mailContext(app)),
  ...closingRoutes(app),
  ...rescueRoutes(app),
  ...zoneRoutes(app),
  ...bankRoutes(app),
  ...debtRoutes(app),
  ...billRoutes(app),
  ...refundRoutes(app),
  ...placeRoutes(app),
})
