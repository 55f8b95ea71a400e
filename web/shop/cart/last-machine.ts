import type { Cart } from '../../../contract/shop/cart-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'

const key = 'avots.machine'

/** The machine of a cart stays known while a good is in it that no machine takes. */
export const lastMachine = {
  remember: ({ id: cartId, parcel_machine_id: machineId }: Cart): void =>
    safeSessionStorage.writeJson(key, { cartId, machineId }),
  forget: (): void => safeSessionStorage.remove(key),
  /** Undefined where no machine was chosen for this cart. */
  of({ id }: Pick<Cart, 'id'>): number | null | undefined {
    const last = safeSessionStorage.readJson(key) as
      | { cartId: number; machineId: number | null }
      | undefined
    return last?.cartId === id ? last.machineId : undefined
  },
}
