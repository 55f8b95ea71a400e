import { mayPayWith, paymentMethod, type MethodId, type PaymentInput } from '../payments/methods.ts'
import type { ShopSettings } from '../settings.ts'

/** Paid from the account if that suffices, else deferred where allowed, else in cash where allowed, else it waits unpaid. */
export function autoshipMethod(input: PaymentInput, settings: ShopSettings): MethodId | null {
  const wished: MethodId[] = [2, 5, 3]
  return wished.find((id) => mayPayWith(paymentMethod(id)!, input, settings).ok) ?? null
}
