import type { Badge, CategoryLink } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import { listBadges, listCategories, listVatRates } from './store.ts'

type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]
type Bilingual = { nameLv: string; nameEn: string }

/** The small tables that every good's answer reads: categories, badges and VAT rates. */
export type Labels = Awaited<ReturnType<typeof readLabels>>

const keptLabels = oneFor(({ db, notices }: App) =>
  keptReading(notices, 'catalogue_changed', () => readLabels(db)),
)

export const labelsOf = (app: App): Promise<Labels> => keptLabels(app)()

const nameIn = (language: Language, { nameLv, nameEn }: Bilingual) =>
  language === 'en' ? nameEn : nameLv

async function readLabels(db: App['db']) {
  const [categories, badges, vatRates] = await Promise.all([
    listCategories(db),
    listBadges(db),
    listVatRates(db),
  ])
  const categoryById = new Map(categories.map((row) => [row.id, row]))
  const below = Map.groupBy(categories, ({ parentId }) => parentId)

  const link = (row: CategoryRow, language: Language): CategoryLink => ({
    id: row.id,
    link: row.link,
    category: nameIn(language, row),
  })
  const rowsAbove = (id: number): CategoryRow[] => {
    const row = categoryById.get(id)
    if (!row) return []
    return row.parentId === null ? [row] : [...rowsAbove(row.parentId), row]
  }
  return {
    categories,
    link,
    /** The category with those above it, the first level first. */
    path: (id: number, language: Language) => rowsAbove(id).map((row) => link(row, language)),
    /** In their order; of the first level with null. */
    below: (id: number | null) => below.get(id) ?? [],
    badges: (ids: readonly number[], language: Language): Badge[] =>
      badges
        .filter(({ id }) => ids.includes(id))
        .map(({ id, color, labelLv, labelEn }) => ({
          id,
          color,
          label: language === 'en' ? labelEn : labelLv,
        })),
    /** The rate of the class on the day of supply. */
    vatPercent: (vatClass: string, day: Day): number =>
      vatRates.findLast((rate) => rate.vatClass === vatClass && rate.validFrom <= day)?.percent ??
      0,
  }
}
