import { mayPayWith, paymentMethod, type MethodId, type PaymentInput } from '../payments/methods.ts'
import type { ShopSettings } from '../settings.ts'

/** The account if it suffices, else deferred, else cash, where allowed; null waits unpaid. */
export function autoshipMethod(input: PaymentInput, settings: ShopSettings): MethodId | null {
  const preferred: MethodId[] = [2, 5, 3]
  return preferred.find((id) => mayPayWith(paymentMethod(id)!, input, settings).ok) ?? null
}
