import { defineConfig } from 'vitest/config'
import { callAddresses } from './scripts/vite/call-addresses.ts'

/** Left out of `npm run test:quick`: faults, and pages that need a build of the web. */
const slow = process.env.QUICK ? ['tests/faults/**', 'tests/house/pages/**'] : []
const processes = '{server,tests}/**/*.process.test.ts'

const onDatabase = {
  // A machine that also serves others may stall a process once.
  retry: process.env.CI ? 1 : 0,
  globalSetup: ['tests/support/template-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,art}/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // Two apps share no state, so files can share what they import.
          isolate: false,
          include: [
            '{contract,server,db,scripts}/**/*.test.ts',
            'tests/{house,faults,frozen-api}/**/*.test.ts',
          ],
          exclude: [processes, ...slow],
          ...onDatabase,
        },
      },
      // Real servers, workers and databases as processes of their own. These tests mostly wait.
      {
        test: {
          name: 'processes',
          isolate: false,
          include: [processes],
          sequence: { groupOrder: 1 },
          ...onDatabase,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [callAddresses()],
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
})
