import type { Backend as App } from '../app-context.ts'
import { onStockChange } from '../stock/stock-changes.ts'

type GoodsCache = { clear: () => void; invalidate: (goodId: number) => void }

/**
 * Clears a cache of answers about goods when the catalogue or the settings change (or such a notice
 * may have been missed), and at midnight, since prices and VAT rates depend on the day.
 */
export function clearWithCatalogue(
  { notices, clock }: Pick<App, 'notices' | 'clock'>,
  clear: () => void,
) {
  notices.on('catalogue_changed', clear)
  notices.on('settings_changed', clear)
  let day = clock.today()
  setInterval(() => {
    if (clock.today() === day) return
    day = clock.today()
    clear()
  }, 1_000).unref()
}

/**
 * Invalidates cached public answers: those about a good when its stock changes, and all of them
 * when it sells out or returns, because lists count the goods in stock.
 */
export function invalidateOnChange(app: App, cache: GoodsCache) {
  clearWithCatalogue(app, () => cache.clear())
  onStockChange(app.notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) cache.invalidate(goodId)
    else cache.clear()
  })
}
