import type { ClientLoaderFunctionArgs } from 'react-router'
import { leadOn } from '../page/lead-on.ts'
import { api } from '../session/api.ts'

/** The return from the bank; the token follows the last equals sign of the address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const paymentId = await api
    .topUpCallback({ body: { payment_token } })
    .then(({ data }) => data.trx.id)
    .catch(() => undefined)
  throw leadOn(request, paymentId === undefined ? '/topup?failed=1' : `/topup/${paymentId}`)
}

export { PaymentPending as default, PaymentPending as HydrateFallback } from './payment-pending.tsx'
