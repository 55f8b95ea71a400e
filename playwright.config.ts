import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'
import { answered } from './tests/support/journey-consent.ts'
import { JOURNEY_SHOPS, ownPlace } from './tests/support/journey-place.ts'
import { hasMemoryFolder } from './tests/support/memory-folder.ts'

const chromium = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--no-first-run',
    // Fewer processes: starting them takes a tenth of the time.
    '--in-process-gpu',
    '--disable-gpu',
    '--process-per-site',
    '--renderer-process-limit=1',
    // A page lives too briefly to earn back what it costs to compile its functions anew.
    '--js-flags=--no-maglev,--no-opt',
    // Elsewhere the browser would share its memory through the disk, which takes a tenth longer.
    ...(hasMemoryFolder() ? [] : ['--disable-dev-shm-usage']),
  ],
}

export default defineConfig({
  testDir: 'tests/journeys',
  workers: JOURNEY_SHOPS,
  fullyParallel: true,
  // A machine that serves others, too, may stall a browser; what passes only then is named as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './tests/support/journey-shops.ts',
  use: {
    baseURL: ownPlace().url,
    storageState: answered(ownPlace().url, { analytics: false, marketing: false }),
    actionTimeout: 30_000,
    locale: 'lv-LV',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Riga',
    launchOptions: chromium,
    // Recording each step takes a third of the time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: chromium,
      },
    },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        launchOptions: chromium,
      },
      grep: /@phone/,
    },
  ],
})
