import type { Client } from '../../contract/shared/call.ts'
import type { ShopCalls } from '../../contract/shop/calls.ts'

/** How many of each good, or how many and how many empties back. */
export type Lines = Record<number, number | [order: number, back: number]>

/** A cart with these goods, put into it one after the other. */
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
