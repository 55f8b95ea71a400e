import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Backend as App } from '../app-context.ts'
import { cardRows } from './card-store.ts'
import { type AnswerContext, cardAnswer } from './good-answer.ts'

export const answerContext = async (app: App, language: Language): Promise<AnswerContext> => ({
  attributes: await app.loadAttributes(),
  associations: await app.loadAssociations(),
  language,
  today: app.clock.today(),
  imageBase: app.config.IMAGE_BASE,
})

/** The goods of these ids that are on sale, in this order; one query for those not in the app.cards. */
export async function goodCards(
  app: App,
  ids: readonly number[],
  language: Language,
): Promise<GoodCard[]> {
  const cards = new Map(ids.map((id) => [id, app.cards.get(id, language)]))
  const missing = ids.filter((id) => cards.get(id) === undefined)
  for (const card of await readCards(app, missing, language)) cards.set(card.id, card)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

async function readCards(
  app: App,
  ids: readonly number[],
  language: Language,
): Promise<GoodCard[]> {
  if (ids.length === 0) return []
  const version = app.cards.version()
  const [context, rows] = await Promise.all([
    answerContext(app, language),
    cardRows(app.db, ids, language),
  ])
  const cards = rows.map((row) => cardAnswer(row, context))
  for (const card of cards) app.cards.set(card, language, version)
  return cards
}
