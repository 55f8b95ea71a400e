import { describe, expect, test } from 'vitest'
import { dayOf, addDays } from '../../../domain/calendar.ts'
import { lowestPriceToShow } from '../../../domain/catalogue/lowest-price.ts'
import { unitPrice, type Measure } from '../../../domain/catalogue/unit-price.ts'
import { vatPercent } from '../../../domain/documents/vat.ts'
import { wholesaleCategoryId } from '../../../domain/pricing/price.ts'
import { badges, badgesOf } from './badges.ts'
import { categories, type SeedCategory } from './categories.ts'
import type { SeedGood } from './good.ts'
import { goods } from './goods.ts'
import { priceList } from './price-list.fixture.ts'

const bySku = new Map(goods.map((good) => [good.sku, good]))

const listPriceCents = (good: SeedGood): number => good.sale?.oldPriceCents ?? good.priceCents

const today = dayOf('2026-11-20')

function measureOf({ measure }: SeedGood): Measure | null {
  if (!measure) return null
  if ('ml' in measure) return { thousandths: measure.ml, per: 'l' }
  if ('g' in measure) return { thousandths: measure.g, per: 'kg' }
  return { thousandths: measure.pieces * 1000, per: 'piece' }
}

/** As in the price list, where a pack of one litre or kilogram shows its price again. */
function unitPriceText(good: SeedGood): string | null {
  const measure = measureOf(good)
  if (!measure) return null
  const cents = unitPrice(listPriceCents(good), measure)?.cents ?? listPriceCents(good)
  const euros = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
  return `${euros} ${measure.per === 'piece' ? 'gab.' : measure.per}`
}

/** Every string at any depth, with its path. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

function flatten(
  list: SeedCategory[],
  path: SeedCategory[] = [],
): { category: SeedCategory; path: SeedCategory[] }[] {
  return list.flatMap((category) => [
    { category, path: [...path, category] },
    ...flatten(category.children ?? [], [...path, category]),
  ])
}
const allCategories = flatten(categories)

describe('the goods', () => {
  test('the goods are exactly those of the price list', () => {
    expect(goods.map((good) => good.sku).sort()).toEqual(priceList.map(([sku]) => sku).sort())
    expect(new Set(goods.map((good) => good.id)).size).toBe(goods.length)
  })

  test.each(priceList)(
    '%s costs %i cents and %s a unit, with %i %% VAT',
    (sku, cents, unit, percent) => {
      const good = bySku.get(sku)!
      expect(listPriceCents(good)).toBe(cents)
      expect(unitPriceText(good)).toBe(unit)
      expect(vatPercent(good.vatClass, today)).toBe(percent)
    },
  )

  test('bread, milk and eggs have the VAT of the food pilot, produce and baby food the reduced one', () => {
    const skusOf = (vatClass: SeedGood['vatClass']): string[] =>
      goods.filter((good) => good.vatClass === vatClass).map((good) => good.sku)
    expect(skusOf('pilot_food')).toEqual(['BP-044', 'BP-045', 'BP-046'])
    expect(skusOf('reduced')).toEqual(['BP-047', 'BP-048', 'BE-001', 'BE-002'])
  })

  test('the deposits are those of the price list', () => {
    const deposits = goods
      .filter((good) => good.bottle)
      .map((good) => [good.sku, good.bottle!.kind, good.bottle!.lentDepositCents])
    expect(deposits).toEqual([
      ['UD-001', 'large', 800],
      ['UD-002', 'small', 600],
      ['UD-003', 'large', 800],
      ['UD-004', 'large', 800],
      ['UD-013', 'large', 1600],
      ['UD-014', 'large', 3200],
    ])
    const securities = goods
      .filter((good) => good.rental)
      .map((good) => [good.sku, good.rental!.securityCents])
    expect(securities).toEqual([
      ['PK-001', 5000],
      ['PK-002', 7000],
      ['PK-003', 7000],
    ])
    const packages = goods
      .filter((good) => good.stateDepositPieces)
      .map((good) => [good.sku, good.stateDepositPieces])
    expect(packages).toEqual([
      ['UD-008', 12],
      ['UD-009', 6],
      ['UD-010', 6],
      ['UD-011', 12],
      ['UD-012', 8],
      ['DR-013', 1],
      ['DR-018', 1],
    ])
  })

  test('lent goods and services are delivered by our own courier only', () => {
    const notForParcels = goods.filter((good) => good.bottle || good.rental || good.kind !== 'good')
    for (const good of notForParcels)
      expect([good.sku, good.ownCourierOnly]).toEqual([good.sku, true])
  })

  test('links are unique and cannot be read as a page number', () => {
    const links = goods.map((good) => good.link)
    expect(new Set(links).size).toBe(links.length)
    for (const link of links) expect(link).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const link of links) expect(link).toMatch(/[a-z]/)
  })

  test('every text exists in both languages', () => {
    for (const [path, text] of textsIn({ goods, categories, badges }, ''))
      expect([path, text.trim()]).not.toContain('')
    for (const good of goods) {
      expect([good.sku, sentencesIn(good.longDescription.lv) >= 3]).toEqual([good.sku, true])
      expect([good.sku, sentencesIn(good.longDescription.en) >= 3]).toEqual([good.sku, true])
    }
  })

  test('a good without a unit price has a note on its card, or needs none', () => {
    for (const good of goods)
      expect([good.sku, !!good.measure || !!good.cardNote]).toEqual([good.sku, true])
  })

  test('alternatives and related goods exist and are not the good itself', () => {
    for (const good of goods)
      for (const sku of [...good.alternatives, ...good.related]) {
        expect([good.sku, bySku.has(sku)]).toEqual([good.sku, true])
        expect(sku).not.toBe(good.sku)
      }
  })

  test('a good that is sold out or nearly so has an alternative in stock', () => {
    const scarce = goods.filter((good) => good.stock !== 'uncounted' && good.stock <= 5)
    expect(scarce.map((good) => good.sku)).toEqual([
      'DZ-011',
      'DZ-012',
      'BP-022',
      'BP-030',
      'BP-036',
      'DR-013',
    ])
    for (const good of scarce)
      expect(
        good.alternatives.map((sku) => bySku.get(sku)!.stock).some((stock) => stock !== 0),
      ).toBe(true)
  })

  test('a name contains "bio" exactly if the good has a certified control body', () => {
    for (const good of goods)
      expect([good.sku, good.name.lv.startsWith('Bio ')]).toEqual([good.sku, !!good.food?.bio])
  })

  test('all food has the information that the regulation requires, with allergens in capitals', () => {
    const food = goods.filter((good) => /^(BP|DR|UD|BE-00[123])/.test(good.sku))
    for (const good of food) {
      expect([good.sku, !!good.food]).toEqual([good.sku, true])
      const { ingredients, contains } = good.food!
      expect([good.sku, /\p{Lu}{4,}/u.test(ingredients.lv)]).toEqual([
        good.sku,
        contains.length > 0,
      ])
      expect([good.sku, /\p{Lu}{3,}/u.test(ingredients.en)]).toEqual([
        good.sku,
        contains.length > 0,
      ])
    }
  })
})

describe('prices', () => {
  const onSale = goods.filter((good) => good.sale)

  test('the history of a reduction ends with the former price and the price of today', () => {
    expect(onSale.length).toBeGreaterThanOrEqual(8)
    for (const good of onSale) {
      const { history, oldPriceCents } = good.sale!
      expect([good.sku, history.at(-1)!.priceCents]).toEqual([good.sku, good.priceCents])
      expect([good.sku, history.at(-2)!.priceCents]).toEqual([good.sku, oldPriceCents])
      expect(oldPriceCents).toBeGreaterThan(good.priceCents)
      const days = history.map((step) => step.daysAgo)
      expect(days).toEqual([...days].sort((a, b) => b - a))
    }
  })

  test('for some, the lowest price of the 30 days before is that of an earlier campaign', () => {
    const lowest = onSale.map((good) => [
      good.sku,
      lowestBeforeCents(good),
      good.sale!.oldPriceCents,
    ])
    expect(lowest.filter(([, low, old]) => low !== old)).toEqual([
      ['BP-024', 1090, 1190],
      ['BP-028', 800, 850],
      ['BE-004', 1550, 1690],
    ])
  })

  test('an autoship is 3 to 9 % cheaper, and wholesale cheaper than a single piece', () => {
    for (const good of goods) {
      const off = good.autoship ? 1 - good.autoship.priceCents / good.priceCents : 0.05
      expect([good.sku, off > 0.03 && off < 0.09]).toEqual([good.sku, true])
      if (good.wholesale) expect(good.wholesale.bestPriceCents).toBeLessThan(good.priceCents)
    }
  })
})

describe('the tree', () => {
  test('has eight categories and Vairumā, with the id of the API', () => {
    expect(categories.map((category) => category.name.lv)).toEqual([
      'Ūdens',
      'Dzesētāji un pumpji',
      'Bio pārtika',
      'Dzērieni',
      'Mājai un saimniecībai',
      'Higiēna',
      'Bērniem',
      'Pakalpojumi',
      'Vairumā',
    ])
    expect(categories.at(-1)!.id).toBe(wholesaleCategoryId)
  })

  test('ids are unique, and links are unique in their parent', () => {
    const ids = allCategories.map(({ category }) => category.id)
    expect(new Set(ids).size).toBe(ids.length)
    const paths = allCategories.map(({ path }) => path.map((category) => category.link).join('/'))
    expect(new Set(paths).size).toBe(paths.length)
    expect(Math.max(...allCategories.map(({ path }) => path.length))).toBe(3)
  })

  test('every good has a category, and no lowest category is empty', () => {
    const ids = new Set(allCategories.map(({ category }) => category.id))
    const leaves = allCategories
      .filter(({ category }) => !category.children)
      .map(({ category }) => category.id)
    const used = new Set(
      goods.flatMap((good) => [
        good.category,
        ...(good.wholesale ? [good.wholesale.category] : []),
      ]),
    )
    for (const good of goods) expect([good.sku, ids.has(good.category)]).toEqual([good.sku, true])
    for (const leaf of leaves) expect([leaf, used.has(leaf)]).toEqual([leaf, true])
    const wholesale = goods.filter((good) => good.wholesale)
    expect(wholesale.length).toBeGreaterThanOrEqual(12)
    for (const good of wholesale) expect([71, 72]).toContain(good.wholesale!.category)
  })
})

test('badges follow from the properties of a good', () => {
  expect(badgesOf(bySku.get('UD-001')!)).toEqual(['returnable', 'bonus', 'wholesale'])
  expect(badgesOf(bySku.get('BP-031')!)).toEqual(['sale', 'expiring', 'bio'])
  expect(badgesOf(bySku.get('DR-016')!)).toEqual(['new', 'bio'])
  expect(badgesOf(bySku.get('HI-003')!)).toEqual(['new'])
})

test('the three goods on top of the home page are the best sellers', () => {
  const top = goods.filter((good) => good.topRank).sort((a, b) => a.topRank! - b.topRank!)
  expect(top.map((good) => good.sku).slice(0, 3)).toEqual(['UD-001', 'DZ-002', 'BP-002'])
  expect(new Set(top.map((good) => good.topRank)).size).toBe(top.length)
})

const sentencesIn = (text: string): number =>
  text.split(/[.:!?](?:\s|$)/).filter((part) => part.trim() !== '').length

function lowestBeforeCents(good: SeedGood): number | null {
  const history = good.sale!.history.map(({ daysAgo, priceCents }) => ({
    from: addDays(today, -daysAgo),
    cents: priceCents,
  }))
  return lowestPriceToShow(history, today)
}
