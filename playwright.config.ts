import { defineConfig, devices } from '@playwright/test'
import { answered } from './tests/support/journey-consent.ts'

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
}

/** Where the journeys' own shop opens. */
process.env.JOURNEY_URL ??= 'http://localhost:3190'
/** Where every mail that the shop sends is kept. */
process.env.JOURNEY_MAILS ??= 'test-results/mails'

export default defineConfig({
  testDir: 'tests/journeys',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './tests/support/journey-shop.ts',
  use: {
    baseURL: process.env.JOURNEY_URL,
    storageState: answered(process.env.JOURNEY_URL, { analytics: false, marketing: false }),
    actionTimeout: 15_000,
    locale: 'lv-LV',
    timezoneId: 'Europe/Riga',
    launchOptions: chromium,
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions: chromium },
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, launchOptions: chromium },
      grep: /@phone/,
    },
  ],
})
