import { seedDemo } from '../db/seed/seed-demo.ts'
import { seedShop } from '../db/seed/seed-shop.ts'
import type { House } from './house.ts'

/** Fills an empty database with what the configuration asks for; a filled one is left alone. */
export async function seedEmpty({ db, clock, config, log }: House): Promise<void> {
  if (config.seed === 'none') return
  const filled = await db.selectFrom('goods').select('id').limit(1).executeTakeFirst()
  if (filled) return
  const seed = config.seed === 'demo' ? seedDemo : seedShop
  await seed(db, { today: clock.today() })
  log.info('The empty database was filled')
}
