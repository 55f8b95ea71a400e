import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['{contract,server,db,scripts}/**/*.test.ts', 'tests/{house,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
