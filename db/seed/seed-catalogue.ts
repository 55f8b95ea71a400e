import { bySystem } from '../../domain/actor.ts'
import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { indexGoods } from '../../server/search/index-goods.ts'
import { audit } from '../../server/platform/audit-trail.ts'
import type { Tx } from '../../server/platform/database/connect.ts'
import { banners } from './banners.ts'
import { badges, badgesOf } from './catalogue/badges.ts'
import { categories, type SeedCategory } from './catalogue/categories.ts'
import type { SeedGood } from './catalogue/good.ts'
import { goods } from './catalogue/goods.ts'
import { synonyms } from './catalogue/synonyms.ts'
import { goodRow, priceHistoryRows, instantDaysAgo } from './good-row.ts'

type Placed = { category: SeedCategory; path: number[]; position: number }

const placed: Placed[] = placeIn(categories, [])
const pathOf = new Map(placed.map(({ category, path }) => [category.id, path]))
const idOf = new Map(goods.map((good) => [good.sku, good.id]))
const badgeIdOf = new Map(badges.map(({ code, id }) => [code, id]))

/** The tree, every good with all that hangs on it, and the banners; a table a statement. */
export async function seedCatalogue(tx: Tx, today: Day): Promise<void> {
  await tx.insertInto('categories').values(placed.map(categoryRow)).execute()
  await tx
    .insertInto('goods')
    .values(goods.map((good) => goodRow(good, today)))
    .execute()
  await tx
    .insertInto('priceHistory')
    .values(goods.flatMap((good) => priceHistoryRows(good, today)))
    .execute()
  await tx.insertInto('goodCategories').values(goods.flatMap(categoryRowsOf)).execute()
  await tx.insertInto('badges').values(badges.map(badgeRow)).execute()
  await tx.insertInto('goodBadges').values(goods.flatMap(badgeRowsOf)).execute()
  await tx.insertInto('goodRelations').values(goods.flatMap(relationRowsOf)).execute()
  await tx.insertInto('banners').values(banners.map(bannerRow)).execute()
  await tx.insertInto('searchSynonyms').values(synonyms).execute()
  await seedStock(tx, instantDaysAgo(today, 0))
  await indexGoods(
    tx,
    goods.map(({ id }) => id),
  )
  await sql`select setval(pg_get_serial_sequence(name, 'id'), 10000) from unnest(array['goods', 'categories']) name`.execute(
    tx,
  )
}

function placeIn(list: SeedCategory[], above: number[]): Placed[] {
  return list.flatMap((category, position) => {
    const path = [...above, category.id]
    return [{ category, path, position }, ...placeIn(category.children ?? [], path)]
  })
}

const categoryRow = ({ category, path, position }: Placed) => ({
  id: category.id,
  parentId: path.at(-2) ?? null,
  level: path.length,
  link: category.link,
  nameLv: category.name.lv,
  nameEn: category.name.en,
  position,
  artKey: category.art ?? null,
})

function categoryRowsOf(good: SeedGood) {
  const standsIn = [
    ...pathOf.get(good.category)!,
    ...(good.wholesale ? pathOf.get(good.wholesale.category)! : []),
  ]
  return standsIn.map((categoryId) => ({
    goodId: good.id,
    categoryId,
    isMain: categoryId === good.category,
  }))
}

const badgeRow = ({ id, label, color }: (typeof badges)[number], position: number) => ({
  id,
  labelLv: label.lv,
  labelEn: label.en,
  color,
  position,
})

const badgeRowsOf = (good: SeedGood) =>
  badgesOf(good).map((code) => ({ goodId: good.id, badgeId: badgeIdOf.get(code)! }))

function relationRowsOf(good: SeedGood) {
  const rows = (relation: 'alternative' | 'related', skus: string[]) =>
    skus.map((sku, position) => ({
      goodId: good.id,
      relation,
      otherGoodId: idOf.get(sku)!,
      position,
    }))
  return [...rows('alternative', good.alternatives), ...rows('related', good.related)]
}

const bannerRow = ({ position, url, title, text }: (typeof banners)[number]) => ({
  position,
  url,
  artKey: position,
  titleLv: title.lv,
  titleEn: title.en,
  textLv: text.lv,
  textEn: text.en,
})

/** Pieces come by a movement, like any other; a good that is sold out is counted and has none. */
async function seedStock(tx: Tx, at: Date): Promise<void> {
  const causeId = await audit({ clock: { now: () => at } }, tx, bySystem, {
    action: 'catalogue.seeded',
  })
  const opening = goods.flatMap(({ id: goodId, stock: quantity }) =>
    quantity === 'uncounted' || quantity === 0
      ? []
      : [{ goodId, quantity, kind: 'opening', causeKind: 'import', causeId }],
  )
  await tx.insertInto('stockMovements').values(opening).execute()
}
