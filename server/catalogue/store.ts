import type { Day } from '../../domain/calendar.ts'
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

export const readBanners = (db: Db, today: Day) =>
  db
    .selectFrom('banners')
    .selectAll()
    .where((row) => row.or([row('startsOn', 'is', null), row('startsOn', '<=', today)]))
    .where((row) => row.or([row('endsOn', 'is', null), row('endsOn', '>=', today)]))
    .orderBy('position')
    .orderBy('startsOn', (order) => order.desc().nullsLast())
    .execute()
