import { createHash } from 'node:crypto'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import { askProvider } from './ask-provider.ts'
import { keepEvent } from './keep-event.ts'
import { OrderToken, verifyToken } from './montonio/tokens.ts'
import { providerOf } from './provider.ts'
import type { PaymentOutcomes } from './settle-payment.ts'
import { tellLaterIfPending } from './tell-pending.ts'
import { findPaymentOfProvider, type Payment } from './store.ts'

export type ReturnRefusal = { code: 'payment_token_invalid' } | { code: 'not_found' }

/**
 * The customer comes back with the provider's token. It is only a hint: what counts is what the provider answers when asked,
 * and if it does not answer now, the payment stays on its way and is asked after.
 */
export async function returnFromBank(
  house: House,
  outcomes: PaymentOutcomes,
  customerId: number,
  token: string,
): Promise<Outcome<Payment, ReturnRefusal>> {
  const provider = providerOf(house)
  const claims =
    provider && (await verifyToken(token, OrderToken, provider.keys, house.clock.now()))
  if (!claims?.ok) return refuse({ code: 'payment_token_invalid' })
  const { uuid, merchantReference, paymentStatus } = claims.value
  const payment = await findPaymentOfProvider(house.db, uuid, merchantReference)
  if (payment?.customerId !== customerId) return refuse({ code: 'not_found' })

  const hash = createHash('sha256').update(token).digest()
  await keepEvent(house.db, {
    payment,
    source: 'return',
    hash,
    raw: token,
    payload: claims.value,
    outcome: paymentStatus,
  })
  const asked = (await askProvider(house, outcomes, payment)) ?? payment
  await tellLaterIfPending(house, asked)
  return done(asked)
}
