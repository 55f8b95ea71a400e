import { defineConfig } from 'vitest/config'

const processes = 'tests/faults/**/*.process.test.ts'

const onDatabase = {
  // As with the journeys: a machine that serves others, too, may stall a process once.
  retry: process.env.CI ? 1 : 0,
  globalSetup: ['tests/support/template-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['{domain,art}/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          // The house keeps nothing between two apps, so that files can share what they import.
          isolate: false,
          include: [
            '{contract,server,db,scripts}/**/*.test.ts',
            'tests/{house,faults,frozen-api}/**/*.test.ts',
          ],
          exclude: [processes],
          ...onDatabase,
        },
      },
      // Real servers, workers and databases as processes of their own, when the rest is done: mostly they wait for these.
      {
        test: {
          name: 'processes',
          include: [processes],
          sequence: { groupOrder: 1 },
          ...onDatabase,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
