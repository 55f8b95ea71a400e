import type { Category } from '../../contract/shop/catalogue.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'

/** The tree of categories, three levels deep. */
export async function listCategories(app: AppWithDb, language: Language): Promise<Category[]> {
  const { below, link } = await app.loadAttributes()
  return below(null).map((first) => ({
    ...link(first, language),
    art: first.artKey ?? '',
    category_a: below(first.id).map((second) => ({
      ...link(second, language),
      category_b: below(second.id).map((third) => link(third, language)),
    })),
  }))
}
