import type { GoodCard } from '../../contract/shop/goods.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import { cardRows } from './card-store.ts'
import { type AnswerContext, cardAnswer } from './good-answer.ts'

export const answerContext = async (
  app: AppWithDb,
  language: Language,
): Promise<AnswerContext> => ({
  attributes: await app.loadAttributes(),
  associations: await app.loadAssociations(),
  language,
  today: app.clock.today(),
  imageBase: app.config.IMAGE_BASE,
})

/** The goods of these ids that are on sale, in this order, with one query. */
export async function goodCards(
  app: AppWithDb,
  ids: readonly number[],
  language: Language,
): Promise<GoodCard[]> {
  if (ids.length === 0) return []
  const [context, rows] = await Promise.all([
    answerContext(app, language),
    cardRows(app.db, ids, language),
  ])
  return rows.map((row) => cardAnswer(row, context))
}
