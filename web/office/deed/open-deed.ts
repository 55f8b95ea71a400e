import { createObserved } from '../../client/observed.ts'
import type { CustomerCard } from '../../../contract/office/search.ts'

type OfCustomer = { customerId: number; name: string }

/** A deed whose form is open, on these records. */
export type OpenDeed =
  | { deed: 'move' | 'cancel' | 'release'; orderIds: readonly number[] }
  | ({ deed: 'goodwill' | 'correct' } & OfCustomer)
  | ({ deed: 'credit'; credit: NonNullable<CustomerCard['credit']> } & OfCustomer)
  | { deed: 'takeBack'; changeId: number; name: string }

/** At most one; it stays open when the sign-in ends meanwhile. */
export const openDeed = createObserved<OpenDeed | undefined>(undefined)

export const startDeed = (deed: OpenDeed) => openDeed.set(deed)
