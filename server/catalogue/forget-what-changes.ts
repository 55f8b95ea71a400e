import type { House } from '../house.ts'
import { onStockChange } from './stock-notice.ts'

type Memory = { forget: () => void; forgetAbout: (goodId: number) => void }

/**
 * Keeps a memory of public answers true: all of it goes when the catalogue or the settings change (or news may have been missed),
 * when a good can be had again or no more (lists count those), and when the day turns, for rates and prices go by the day.
 */
export function forgetWhatChanges({ notices, clock }: House, memory: Memory) {
  notices.on('catalogue_changed', () => memory.forget())
  notices.on('settings_changed', () => memory.forget())
  onStockChange(notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) memory.forgetAbout(goodId)
    else memory.forget()
  })
  let day = clock.today()
  setInterval(() => {
    if (clock.today() === day) return
    day = clock.today()
    memory.forget()
  }, 1_000).unref()
}
