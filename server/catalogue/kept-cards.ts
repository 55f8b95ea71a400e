import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { oneFor } from '../platform/one-for.ts'
import { forgetWithCatalogue } from './forget-what-changes.ts'
import { onStockChange } from './stock-notice.ts'

const mostAtOnce = 8_000
const mostMet = 100_000

/** A whole number for each good and language: half the work of a text. */
const keyOf = (id: number, language: Language) => id * 2 + (language === 'en' ? 1 : 0)

/**
 * Cards as they were last told: when a list has to be made anew, most of its goods are as they were. A card goes with the
 * catalogue and with the day, and when other than before of its good can be had. Those of the last few thousand goods are
 * kept, and of the few thousand before; what is asked for neither now nor then is forgotten, without a list of who was last.
 * A card that is told for the first time is only noted: of a page that nobody asks for twice nothing stays behind.
 */
export const keptCards = oneFor((app: App) => {
  let cards = new Map<number, GoodCard>()
  let earlier = new Map<number, GoodCard>()
  const met = new Set<number>()
  let changes = 0

  const add = (key: number, card: GoodCard) => {
    if (cards.size >= mostAtOnce) [earlier, cards] = [cards, new Map()]
    cards.set(key, card)
  }
  forgetWithCatalogue(app, () => {
    changes += 1
    cards.clear()
    earlier.clear()
  })
  onStockChange(app.notices, ({ goodId }) => {
    changes += 1
    for (const language of ['lv', 'en'] as const) {
      cards.delete(keyOf(goodId, language))
      earlier.delete(keyOf(goodId, language))
    }
  })

  return {
    get(id: number, language: Language): GoodCard | undefined {
      const key = keyOf(id, language)
      const card = cards.get(key)
      if (card) return card
      const older = earlier.get(key)
      if (older) add(key, older)
      return older
    },
    /** To be asked before cards are read, and told when they are kept: what was read across a change is not kept. */
    changes: () => changes,
    keep(card: GoodCard, language: Language, changesThen: number) {
      if (changes !== changesThen) return
      const key = keyOf(card.id, language)
      if (met.has(key)) return add(key, card)
      if (met.size >= mostMet) met.clear()
      met.add(key)
    },
  }
})
