import type { Client } from '../../contract/shared/call.ts'
import type { ShopCalls } from '../../contract/shop/calls.ts'

/** The count of each good, or its count and the count of returned empties. */
export type Lines = Record<number, number | [order: number, back: number]>

/** A cart with these goods, added one after the other. */
export async function cartWith(
  api: Pick<Client<ShopCalls>, 'createCart' | 'changeCartItem'>,
  lines: Lines,
): Promise<{ id: number; params: { id: string } }> {
  const { id } = (await api.createCart()).data
  const params = { id: String(id) }
  for (const [goodId, counts] of Object.entries(lines)) {
    const [order, back] = typeof counts === 'number' ? [counts, 0] : counts
    await api.changeCartItem({ params, body: { good_id: Number(goodId), order, return: back } })
  }
  return { id, params }
}
