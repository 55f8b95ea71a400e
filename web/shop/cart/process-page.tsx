import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { userStore } from '../people/user-store.ts'
import { cartStore } from './cart-store.ts'

/** Back from the bank: the token stands at the end of the address, after an equals sign. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const orderId = await api
    .orderCallback({ body: { payment_token } })
    .then(({ data }) => data.order?.id)
    .catch(() => undefined)
  cartStore.clear()
  void userStore.load().catch(() => undefined)
  throw redirect(orderId === undefined ? '/cart/canceled' : `/cart/confirmation/${orderId}`)
}

export { ProcessWait as default, ProcessWait as HydrateFallback } from './process-wait.tsx'
