import type { Good } from '../../contract/goods.ts'
import type { Language, Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { cardAnswer } from './good-answer.ts'
import { goodCards, tellingOf } from './good-cards.ts'
import { foodAnswer } from './food-answer.ts'
import { findGood, type WantedGood } from './good-store.ts'

/** A good's own page: two queries, the second for what may replace it and what goes well with it. */
export async function readGood(
  app: App,
  wanted: WantedGood,
  language: Language,
): Promise<Outcome<Good, Refusal>> {
  const telling = await tellingOf(app, language)
  const finding = findGood(app.db, wanted, language)
  const othersOf = (id: number) =>
    goodCards(
      app,
      [...new Set([...telling.belongings.alternatives(id), ...telling.belongings.related(id)])],
      language,
    )
  // By its id, what hangs on a good is known before the good itself has been read.
  const [row, foreseen] = await Promise.all([
    finding,
    'id' in wanted ? othersOf(wanted.id) : undefined,
  ])
  if (row === undefined) return refuse({ code: 'not_found' })
  const [alternatives, related] = [
    telling.belongings.alternatives(row.id),
    telling.belongings.related(row.id),
  ]
  const others = foreseen ?? (await othersOf(row.id))
  const cardOf = new Map(others.map((card) => [card.id, card]))
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cardOf.get(id) ?? [])
  const path =
    row.main_category_id === null ? [] : telling.labels.path(row.main_category_id, language)
  const [first, second, third] = path
  return done({
    ...cardAnswer(row, telling),
    long_description: row.long_description,
    facts: row.facts.map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    food: row.food_info && foodAnswer(row.food_info, language),
    categories: path,
    category: first
      ? { ...first, category_a: second ? { ...second, category_b: third ?? null } : null }
      : null,
    alternatives: cardsOf(alternatives),
    related: cardsOf(related),
  })
}
