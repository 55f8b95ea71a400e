import type { Badge, CategoryLink } from '../../contract/shop/goods.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { cachedUntilNotified } from '../platform/database/cached-until-notified.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { readBadges, readBanners, readCategories, readVatRates } from './store.ts'

type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]
type BadgeRow = Awaited<ReturnType<typeof readBadges>>[number]
type BannerRow = Awaited<ReturnType<typeof readBanners>>[number]
type Bilingual = { nameLv: string; nameEn: string }

/** The small tables that many answers read: categories, badges, VAT rates and banners. */
export type Attributes = Awaited<ReturnType<typeof readAttributes>>

declare module '../app-context.ts' {
  interface App {
    loadAttributes: () => Promise<Attributes>
  }
}

export const cachedAttributes = (db: Db, notices: Notices): (() => Promise<Attributes>) =>
  cachedUntilNotified(notices, 'catalogue_changed', () => readAttributes(db))

const nameIn = (language: Language, { nameLv, nameEn }: Bilingual) =>
  language === 'en' ? nameEn : nameLv

const linkOf = (row: CategoryRow, language: Language): CategoryLink => ({
  id: row.id,
  link: row.link,
  category: nameIn(language, row),
})

const badgeOf = ({ id, color, labelLv, labelEn }: BadgeRow, language: Language): Badge => ({
  id,
  color,
  label: language === 'en' ? labelEn : labelLv,
})

const isOn = (day: Day, { startsOn, endsOn }: BannerRow) =>
  (startsOn === null || startsOn <= day) && (endsOn === null || endsOn >= day)

async function readAttributes(db: Db) {
  const [categories, badges, vatRates, banners] = await Promise.all([
    readCategories(db),
    readBadges(db),
    readVatRates(db),
    readBanners(db),
  ])
  const categoryById = new Map(categories.map((row) => [row.id, row]))
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  const rowsOfPath = (id: number): CategoryRow[] => {
    const row = categoryById.get(id)
    if (!row) return []
    return row.parentId === null ? [row] : [...rowsOfPath(row.parentId), row]
  }
  return {
    categories,
    /** Of the banners for a position, the one that started last comes first. */
    bannersOn: (day: Day) => banners.filter((banner) => isOn(day, banner)),
    link: linkOf,
    /** The category and its parents, the first level first. */
    path: (id: number, language: Language) => rowsOfPath(id).map((row) => linkOf(row, language)),
    /** The subcategories in their order; of null, the first level. */
    below: (id: number | null) => below.get(id) ?? [],
    badges: (ids: readonly number[], language: Language): Badge[] =>
      badges.filter(({ id }) => ids.includes(id)).map((row) => badgeOf(row, language)),
    /** The rate of the VAT class on the day of supply. */
    vatPercent: (vatClass: string, day: Day): number =>
      vatRates.findLast((rate) => rate.vatClass === vatClass && rate.validFrom <= day)?.percent ??
      0,
  }
}
