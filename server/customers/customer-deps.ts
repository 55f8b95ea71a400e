import type { Banner } from '../../contract/shop/banners.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import type { MergeGuestCart } from './log-in.ts'

/** What this room needs of the rooms above it; `app.ts` passes it in. */
export type CustomerDeps = {
  banners: (language: Language) => Promise<Banner[]>
  activeCartId: (db: Db, customerId: number) => Promise<number | undefined>
  depositRequiredCents: (customerId: number) => Promise<number>
  mergeGuestCart: MergeGuestCart
}
