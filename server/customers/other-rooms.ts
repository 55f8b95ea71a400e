import type { Banner } from '../../contract/banners.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import type { TakeCartAlong } from './log-in.ts'

/** What the rooms above this one know of a customer; `app.ts` hands it in, since this room may not ask upwards. */
export type OtherRooms = {
  banners: (language: Language) => Promise<Banner[]>
  activeCartId: (db: Db, customerId: number) => Promise<number | undefined>
  depositRequiredCents: (customerId: number) => Promise<number>
  takeCartAlong: TakeCartAlong
}
