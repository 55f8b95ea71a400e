import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../../platform/database/connect.ts'
import { findGoodFacts } from '../runs/good-facts.ts'
import { findSpares } from './count-store.ts'
import type { LoadOfRun } from './read-load.ts'

/** A load with the names of its goods, as screens show it. */
export async function namedLoad(db: Db, runId: number, load: LoadOfRun, language: Language) {
  const facts = await findGoodFacts(
    db,
    load.goods.map(({ goodId }) => goodId),
    language,
  )
  const spares = await findSpares(db, [runId])
  const goods = load.goods.map((good) => {
    const { pieces: spare = 0 } = spares.find(({ goodId }) => goodId === good.goodId) ?? {}
    return { ...good, ...facts.get(good.goodId)!, spare }
  })
  return { ...load, goods }
}
