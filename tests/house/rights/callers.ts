import type { OrderShop } from '../../support/order-shop.ts'
import { newToken } from '../../../server/platform/token.ts'

/** Invalid tokens: expired, of another kind, or malformed. */
export async function brokenTokens(shop: OrderShop): Promise<Record<string, string>> {
  const [gone, out, old] = [await shop.customer(), await shop.customer(), await shop.customer()]
  await shop.db.deleteFrom('addresses').where('customerId', '=', gone.id).execute()
  await shop.db.deleteFrom('customers').where('id', '=', gone.id).execute()
  await out.api.logOut()
  await shop.db
    .updateTable('sessions')
    .set({ lastUsedAt: new Date(shop.clock.now().getTime() - 31 * 86_400_000) })
    .where('customerId', '=', old.id)
    .execute()
  const reset = newToken()
  return {
    'a deleted customer': `Bearer ${gone.token}`,
    'a token that was logged out': `Bearer ${out.token}`,
    'a token idle for a month': `Bearer ${old.token}`,
    'a secret of another kind': `Bearer ${reset}`,
    'a key of a link': 'Bearer orders.1.1798761600.aGVsbG8gd29ybGQ',
    'no bearer': `Basic ${out.token}`,
    'a short one': 'Bearer x',
    'several at once': `Bearer ${out.token}, Bearer ${old.token}`,
  }
}
