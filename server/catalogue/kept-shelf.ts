import type { House } from '../house.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import { readShelf } from './shelf-store.ts'
import { shelfOf } from './shelf.ts'
import { onStockChange } from './stock-notice.ts'

/** The shelf of this process: read anew after the catalogue changed, and told of stock good by good. */
export const keptShelf = oneFor(({ db, notices }: House) => {
  const read = keptReading(notices, 'catalogue_changed', async () => {
    const { columns, places } = await readShelf(db)
    return shelfOf(columns, places)
  })
  onStockChange(
    notices,
    ({ goodId, available }) => void read().then((shelf) => shelf.setAvailable(goodId, available > 0)),
  )
  return read
})
