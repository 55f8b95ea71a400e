import { join } from 'node:path'

/** How many journeys are walked side by side. */
export const JOURNEY_SHOPS = 2

const FIRST_PORT = Number(process.env.JOURNEY_PORT ?? 3190)

export type JourneyPlace = { url: string; data: string; mails: string }

/** Each worker walks in a shop of its own, so that a day closed in one is open in the other. */
export const journeyPlace = (worker: number): JourneyPlace => ({
  url: `http://localhost:${FIRST_PORT + worker}`,
  data: join(process.env.JOURNEY_FOLDER ?? '', `shop-${worker}`),
  mails: join('test-results', `mails-${worker}`),
})

/** Where the process that asks walks: Playwright numbers its workers. */
export const ownPlace = (): JourneyPlace =>
  journeyPlace(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
