import type { App } from '../app-context.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import { readCategoryGoods, readNameOrder, readShelf } from './shelf-store.ts'
import { shelfOf } from './shelf.ts'
import { onStockChange } from './stock-notice.ts'

/** The shelf of this process: read anew after the catalogue changed, and told of stock good by good. */
export const keptShelf = oneFor(({ db, notices }: App) => {
  const read = keptReading(notices, 'catalogue_changed', async () => {
    const [columns, goodsByCategory] = await Promise.all([readShelf(db), readCategoryGoods(db)])
    return shelfOf({
      columns,
      goodsByCategory,
      readNames: (language) => readNameOrder(db, language),
    })
  })
  onStockChange(notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) return
    // A shelf that cannot be read now is read later, with the stock of then.
    void read().then(
      (shelf) => shelf.setAvailable(goodId, available > 0),
      () => undefined,
    )
  })
  return read
})
