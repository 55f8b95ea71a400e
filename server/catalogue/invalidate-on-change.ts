import type { AppWithDb } from '../app-context.ts'
import { onStockChange } from '../stock/stock-changes.ts'

type GoodsCache = { clear: () => void; invalidate: (goodId: number) => void }

/**
 * Invalidates cached public answers: those about a good when its stock changes, and all of them
 * when it sells out or returns, because lists count the goods in stock, and when the catalogue or
 * the settings change (or such a notice may have been missed). At midnight too, since prices and
 * VAT rates depend on the day.
 */
export function invalidateOnChange({ notices, clock }: AppWithDb, cache: GoodsCache) {
  const clear = () => cache.clear()
  notices.on('catalogue_changed', clear)
  notices.on('settings_changed', clear)
  onStockChange(notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) cache.invalidate(goodId)
    else clear()
  })
  let day = clock.today()
  setInterval(() => {
    if (clock.today() === day) return
    day = clock.today()
    clear()
  }, 1_000).unref()
}
