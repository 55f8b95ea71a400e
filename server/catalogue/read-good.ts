import { sql } from 'kysely'
import type { FoodInfo, Good } from '../../contract/shop/goods.ts'
import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { allergenName } from '../../domain/catalogue/allergens.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { cardColumns, type CardRow } from './card-store.ts'
import { cardAnswer } from './good-answer.ts'
import { answerContext, goodCards } from './good-cards.ts'
import type { FactsColumn, FoodColumn } from './good-columns.ts'

type GoodKey = { id: number } | { link: string }

/** A good's own page, in two queries: the good, and the cards of its associated goods. */
export async function readGood(
  app: AppWithDb,
  key: GoodKey,
  language: Language,
): Promise<Outcome<Good, Refusal>> {
  const context = await answerContext(app, language)
  const { associations, attributes } = context
  const otherCards = (id: number) => {
    const ids = new Set([...associations.alternatives(id), ...associations.related(id)])
    return goodCards(app, [...ids], language)
  }
  // With the id known, both queries run at once.
  const [row, cardsById] = await Promise.all([
    findGood(app.db, key, language),
    'id' in key ? otherCards(key.id) : undefined,
  ])
  if (row === undefined) return refuse({ code: 'not_found' })
  const others = cardsById ?? (await otherCards(row.id))
  const cardOf = new Map(others.map((card) => [card.id, card]))
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cardOf.get(id) ?? [])
  const path = row.main_category_id === null ? [] : attributes.path(row.main_category_id, language)
  return done({
    ...cardAnswer(row, context),
    long_description: row.long_description,
    facts: row.facts.map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    food: row.food_info && foodAnswer(row.food_info, language),
    categories: path,
    category: nestedCategory(path),
    alternatives: cardsOf(associations.alternatives(row.id)),
    related: cardsOf(associations.related(row.id)),
  })
}

function nestedCategory([first, second, third]: Good['categories']): Good['category'] {
  if (!first) return null
  return { ...first, category_a: second ? { ...second, category_b: third ?? null } : null }
}

type GoodRow = CardRow & {
  long_description: string
  facts: FactsColumn
  food_info: FoodColumn | null
  main_category_id: number | null
}

/** A good on sale with everything on its page. */
async function findGood(db: Db, key: GoodKey, language: Language): Promise<GoodRow | undefined> {
  const isWanted = 'id' in key ? sql`g.id = ${key.id}` : sql`g.link = ${key.link}`
  const { rows } = await sql<{ good: GoodRow }>`
    select row_to_json(good) as good from (
      select ${cardColumns(language)}, g.facts, g.food_info,
        ${sql.ref(`g.long_description_${language}`)} as long_description,
        (select c.category_id from good_categories c
          where c.good_id = g.id and c.is_main) as main_category_id
      from goods g left join stock s on s.good_id = g.id
      where ${isWanted} and g.withdrawn_at is null) good`.execute(db)
  return rows[0]?.good
}

const foodAnswer = (food: FoodColumn, language: Language): FoodInfo => ({
  ingredients: food.ingredients[language],
  contains: food.contains.map((code) => allergenName(code, language)),
  may_contain: (food.mayContain ?? []).map((code) => allergenName(code, language)),
  nutrition: food.nutrition ?? null,
  origin: food.origin[language],
  storage: food.storage[language],
  operator: food.operator,
  bio: food.bio
    ? { control_code: food.bio.controlCode, farming: food.bio.farming[language] }
    : null,
})
