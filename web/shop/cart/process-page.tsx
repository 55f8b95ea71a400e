import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
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

export function HydrateFallback() {
  const words = useWords(cartWords)
  return (
    <main id="saturs" className="wrap" aria-busy="true">
      <h1>{words.waiting}</h1>
    </main>
  )
}

export default HydrateFallback
