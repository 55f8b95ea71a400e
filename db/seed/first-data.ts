import type { OpenApp } from '../../server/open-app.ts'
import { startAutoships } from './autoships/start-autoships.ts'
import { livePast } from './past/live-past.ts'
import { seedDemo } from './seed-demo.ts'
import { seedShop } from './seed-shop.ts'

/** The first data of an empty database, as the configuration chooses it. */
export async function fillFirstData(app: OpenApp): Promise<void> {
  const { config, clock, db } = app
  const today = clock.today()
  if (config.seed === 'catalogue') return seedShop(db, { today })
  await seedDemo(db, { today })
  await livePast(app)
  await startAutoships(app)
}
