import type { Db } from '../../platform/database/connect.ts'
import { findGoodFacts } from '../runs/good-facts.ts'
import type { LoadOfRun } from './count-load.ts'

/** A load with the names of its goods, as screens show it. */
export async function namedLoad(db: Db, load: LoadOfRun) {
  const facts = await findGoodFacts(
    db,
    load.goods.map(({ goodId }) => goodId),
  )
  return { ...load, goods: load.goods.map((good) => ({ ...good, ...facts.get(good.goodId)! })) }
}
