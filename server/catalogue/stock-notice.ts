import type { Notices } from '../platform/database/notices.ts'

export type StockChange = { goodId: number; available: number; before: number }

/** Hears how many of a good are left, in every process, whenever that changes. */
export function onStockChange(notices: Notices, heard: (change: StockChange) => void) {
  notices.on('stock_changed', (payload) => {
    const [goodId, available, before] = payload.split(':').map(Number)
    if (goodId && available !== undefined && before !== undefined)
      heard({ goodId, available, before })
  })
}
