import { indexWords } from '../../domain/catalogue/index-words.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { forgetStems, goodTexts, type IndexedGood, saveStems } from './index-store.ts'

const goodsAtOnce = 2_000

/** Brings the search up to date for these goods; to be called in the transaction that changed them. */
export async function indexGoods(db: Db, goodIds: readonly number[]): Promise<void> {
  for (let from = 0; from < goodIds.length; from += goodsAtOnce) {
    const ids = goodIds.slice(from, from + goodsAtOnce)
    await inTransaction(db, async (tx) => {
      await forgetStems(tx, ids)
      await saveStems(tx, (await goodTexts(tx, ids)).map(indexed))
    })
  }
}

type GoodTexts = Awaited<ReturnType<typeof goodTexts>>[number]

const indexed = ({ id, nameLv, nameEn, sku, category, description }: GoodTexts): IndexedGood => ({
  goodId: id,
  nameStems: indexWords(nameLv),
  categoryStems: indexWords(`${category} . ${nameEn} . ${sku ?? ''}`),
  textStems: indexWords(description),
})
