import type { Db } from '../platform/database/connect.ts'

export const readCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'parentId', 'level', 'link', 'nameLv', 'nameEn', 'artKey'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()

export const readBadges = (db: Db) =>
  db
    .selectFrom('badges')
    .select(['id', 'labelLv', 'labelEn', 'color'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The oldest first: the last that has begun applies. */
export const readVatRates = (db: Db) =>
  db
    .selectFrom('vatRates')
    .select(['vatClass', 'validFrom', 'percent'])
    .orderBy('validFrom')
    .execute()

export const readBanners = (db: Db) =>
  db
    .selectFrom('banners')
    .selectAll()
    .orderBy('position')
    .orderBy('startsOn', (order) => order.desc().nullsLast())
    .execute()
