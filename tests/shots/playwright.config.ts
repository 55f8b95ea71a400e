import { defineConfig, type Project } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { answered } from '../support/journey-consent.ts'
import { ownPlace } from '../support/journey-place.ts'
import { type Screen, screens } from './shot.ts'

const { SHOTS_AT } = process.env
const origin = SHOTS_AT ?? ownPlace().url

const project = (name: Screen): Project => ({
  name,
  use: { viewport: screens[name], hasTouch: name !== 'desk' },
})

/** `npm run shots` starts this with the shop, the language and the words that choose pictures. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.spec.ts',
  outputDir: '../../test-results/shots',
  // A running shop has one demo customer, whose cart two workers would change at the same time.
  workers: SHOTS_AT ? 1 : journeys.workers!,
  fullyParallel: true,
  timeout: 120_000,
  reporter: 'list',
  ...(SHOTS_AT ? {} : { globalSetup: '../support/journey-shops.ts' }),
  use: {
    ...journeys.use,
    baseURL: origin,
    storageState: answered(origin, { analytics: false, marketing: false }),
    actionTimeout: 20_000,
    trace: 'off',
  },
  projects: (Object.keys(screens) as Screen[]).map(project),
})
