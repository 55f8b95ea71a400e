import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../session/api.ts'

/** The return from the bank; the token follows the last equals sign of the address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const paymentId = await api
    .topUpCallback({ body: { payment_token } })
    .then(({ data }) => data.trx.id)
    .catch(() => undefined)
  // It stays in the history: Back leads here and not to the bank's page of a payment that is made.
  throw redirect(paymentId === undefined ? '/topup?failed=1' : `/topup/${paymentId}`)
}

export { PaymentPending as default, PaymentPending as HydrateFallback } from './payment-pending.tsx'
