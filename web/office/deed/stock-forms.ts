import { api } from '../session/api.ts'
import type { DeedDraft, DeedForm } from './deed-draft.ts'
import type { OpenDeed, StockDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'

export const stockForms: Record<StockDeed['deed'], DeedForm> = {
  receiveStock: { name: 'stock.receive', right: 'receiveGoods', fields: ['pieces', 'reason'] },
  countStock: { name: 'stock.count', right: 'countStock', fields: ['pieces', 'reason'] },
  writeOffStock: { name: 'stock.write_off', right: 'countStock', fields: ['pieces', 'reason'] },
}

export const isStockDeed = (open: OpenDeed): open is StockDeed => open.deed in stockForms

/** The call of a deed with what is typed. */
export function sendStock({ deed, goodId }: StockDeed, draft: DeedDraft): SendDeed {
  const params = { id: String(goodId) }
  const moving = { pieces: Number(draft.pieces), reason: draft.reason }
  return ({ query, body: wanted }, options) =>
    api[deed]({ params, query, body: { ...moving, ...wanted } }, options)
}
