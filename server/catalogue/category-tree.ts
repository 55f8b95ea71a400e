import type { Category } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { listCategories } from './store.ts'

/** Categories on their three levels, in the language asked for. */
export async function categoryTree(db: Db, language: Language): Promise<Category[]> {
  const rows = await listCategories(db)
  const below = Map.groupBy(rows, (row) => row.parentId)
  const plain = (row: (typeof rows)[number]) => ({
    id: row.id,
    link: row.link,
    category: language === 'en' ? row.nameEn : row.nameLv,
  })
  return (below.get(null) ?? []).map((first) => ({
    ...plain(first),
    art: first.artKey ?? '',
    category_a: (below.get(first.id) ?? []).map((second) => ({
      ...plain(second),
      category_b: (below.get(second.id) ?? []).map(plain),
    })),
  }))
}
