import type { ShopRules } from '../../../contract/shop-rules.ts'
import type { PageLoad } from '../../client/loading.ts'

/** Pages that tell sums read them from the settings in force, never from their own text. */
export const loadRules = (async ({ api }) =>
  (await api.readShopRules()).data) satisfies PageLoad<ShopRules>
