import {
  mayPayWith,
  paymentMethod,
  type MethodKey,
  type OnlineMethodKey,
  type PaymentInput,
} from '../payments/methods.ts'
import type { ShopSettings } from '../settings.ts'

export type AutoshipMethod = Exclude<MethodKey, OnlineMethodKey>

/** The account if it suffices, else deferred, else cash, where allowed; null waits unpaid. */
export function autoshipMethod(input: PaymentInput, settings: ShopSettings): AutoshipMethod | null {
  const preferred: AutoshipMethod[] = ['account', 'deferred', 'cash']
  return preferred.find((key) => mayPayWith(paymentMethod(key), input, settings).ok) ?? null
}
