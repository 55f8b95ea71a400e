import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Clock } from '../platform/clock.ts'
import type { Notices } from '../platform/database/notices.ts'
import { onStockChange } from '../stock/stock-changes.ts'
import { clearWithCatalogue } from './invalidate-on-change.ts'

const mostRecent = 8_000
const mostSeen = 100_000

/** A number for each good and language, because numbers are hashed twice as fast as text. */
const keyOf = (id: number, language: Language) => id * 2 + (language === 'en' ? 1 : 0)

declare module '../app-context.ts' {
  interface App {
    cards: ReturnType<typeof cardCache>
  }
}

/**
 * Answered cards, by good and language, until the catalogue, the day or the good's stock changes.
 * Two maps replace a list of recent use: when `recent` is full it becomes `earlier`, and cards used
 * in neither are dropped. A card is cached from its second answer on, so that pages asked for once
 * leave nothing behind.
 */
export function cardCache(notices: Notices, clock: Clock) {
  let recent = new Map<number, GoodCard>()
  let earlier = new Map<number, GoodCard>()
  const seen = new Set<number>()
  let version = 0

  const add = (key: number, card: GoodCard) => {
    if (recent.size >= mostRecent) [earlier, recent] = [recent, new Map()]
    recent.set(key, card)
  }
  clearWithCatalogue({ notices, clock }, () => {
    version += 1
    recent.clear()
    earlier.clear()
  })
  onStockChange(notices, ({ goodId }) => {
    version += 1
    for (const language of ['lv', 'en'] as const) {
      recent.delete(keyOf(goodId, language))
      earlier.delete(keyOf(goodId, language))
    }
  })

  return {
    get(id: number, language: Language): GoodCard | undefined {
      const key = keyOf(id, language)
      const card = recent.get(key)
      if (card) return card
      const older = earlier.get(key)
      if (older) add(key, older)
      return older
    },
    /** Read it before the cards and pass it to `set`: cards read across a change are not cached. */
    version: () => version,
    set(card: GoodCard, language: Language, versionRead: number) {
      if (version !== versionRead) return
      const key = keyOf(card.id, language)
      if (seen.has(key)) return add(key, card)
      if (seen.size >= mostSeen) seen.clear()
      seen.add(key)
    },
  }
}
