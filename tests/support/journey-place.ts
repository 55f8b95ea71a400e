import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** How many journeys are walked side by side. */
export const JOURNEY_SHOPS = 3

/** Chosen once by Playwright's main process; its workers inherit them. */
process.env.JOURNEY_PORTS ??= (
  await Promise.all(Array.from({ length: JOURNEY_SHOPS }, () => freePort()))
).join()
const ports = process.env.JOURNEY_PORTS.split(',')

export type JourneyPlace = { url: string; data: string; mails: string }

/** Each worker walks in a shop of its own, so that a day closed in one is open in the other. */
export const journeyPlace = (worker: number): JourneyPlace => ({
  url: `http://localhost:${ports[worker]}`,
  data: join(process.env.JOURNEY_FOLDER ?? '', `shop-${worker}`),
  mails: join('test-results', `mails-${worker}`),
})

/** Where the process that asks walks: Playwright numbers its workers. */
export const ownPlace = (): JourneyPlace =>
  journeyPlace(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
