import type { AppWithDb } from '../../server/app-context.ts'
import { CommandRefused, type Commands } from '../../server/platform/command.ts'
import { startAutoships } from './autoships/start-autoships.ts'
import { demoSize } from './company/company-size.ts'
import { makeCompany } from './company/make-company.ts'
import { largeSize, seedLarge } from './large/seed-large.ts'
import { livePast } from './past/live-past.ts'
import { seedDemo } from './seed-demo.ts'
import { seedShop } from './seed-shop.ts'

/** Filling a shop by hand; a shop that starts on an empty database fills itself. */
export const seedCommands: Commands<AppWithDb> = {
  seed: {
    usage: 'seed [--size demo|large]',
    summary:
      'Fills the shop: the demo, or 100,000 goods, 200,000 customers and 1,000,000 orders for measuring',
    options: { size: { type: 'string', default: 'demo' } },
    run: async (app, { options: { size } }) => {
      const { db, clock, config } = app
      if (config.production)
        throw new CommandRefused('A shop in production is not filled with invented people.')
      const today = clock.today()
      if (size === 'demo') {
        await seedDemo(db, { today })
        await livePast(app)
        await startAutoships(app)
        await makeCompany(app, demoSize)
      } else if (size === 'large') {
        await seedShop(db, { today })
        await seedLarge(db, { today, tell: (progress) => console.error(progress) })
      } else throw new CommandRefused('--size must be demo or large.')
      return {
        data: { size, ...(size === 'large' && largeSize) },
        lines: [
          size === 'large'
            ? `The large shop is ready: ${JSON.stringify(largeSize)}.`
            : 'The demo shop is ready.',
        ],
      }
    },
  },
}
