import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { belongingsOf } from './belongings.ts'
import { cardRows } from './card-store.ts'
import { cardAnswer, type Telling } from './good-answer.ts'
import { keptCards } from './kept-cards.ts'
import { labelsOf } from './labels.ts'

export const tellingOf = async (app: App, language: Language): Promise<Telling> => ({
  labels: await labelsOf(app),
  belongings: await belongingsOf(app),
  language,
  today: app.clock.today(),
  imageBase: app.config.IMAGE_BASE,
})

/** The goods of these ids that are on sale, in this order. One query for those not told lately. */
export async function goodCards(
  app: App,
  ids: readonly number[],
  language: Language,
): Promise<GoodCard[]> {
  const kept = keptCards(app)
  const cards = new Map(ids.map((id) => [id, kept.get(id, language)]))
  const unknown = ids.filter((id) => cards.get(id) === undefined)
  for (const card of await readCards(app, unknown, language)) cards.set(card.id, card)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

async function readCards(
  app: App,
  ids: readonly number[],
  language: Language,
): Promise<GoodCard[]> {
  if (ids.length === 0) return []
  const kept = keptCards(app)
  const changes = kept.changes()
  const [telling, rows] = await Promise.all([
    tellingOf(app, language),
    cardRows(app.db, ids, language),
  ])
  const cards = rows.map((row) => cardAnswer(row, telling))
  for (const card of cards) kept.keep(card, language, changes)
  return cards
}
