import type { App } from '../app-context.ts'
import { onStockChange } from './stock-notice.ts'

type Memory = { forget: () => void; forgetAbout: (goodId: number) => void }

/** What is told of goods holds until the catalogue or the settings change (or news may have been missed), or the day turns: rates and prices go by the day. */
export function forgetWithCatalogue({ notices, clock }: App, forget: () => void) {
  notices.on('catalogue_changed', forget)
  notices.on('settings_changed', forget)
  let day = clock.today()
  setInterval(() => {
    if (clock.today() === day) return
    day = clock.today()
    forget()
  }, 1_000).unref()
}

/**
 * Keeps a memory of public answers true: all of it goes with the catalogue, and when a good can be had again or no
 * more, for lists count those.
 */
export function forgetWhatChanges(app: App, memory: Memory) {
  forgetWithCatalogue(app, () => memory.forget())
  onStockChange(app.notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) memory.forgetAbout(goodId)
    else memory.forget()
  })
}
