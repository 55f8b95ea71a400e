import type { Store } from '../../client/store.ts'
import { readToken } from '../../client/token.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { startSessionWithToken } from '../session/session.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

type Credentials = { email: string; password: string }
type GuestCart = { id: number | null; hasGoods: boolean }

const noCart: GuestCart = { id: null, hasGoods: false }

/** The guest's cart is merged into the customer's; answers whether it had goods. */
export async function logIn(credentials: Credentials): Promise<boolean> {
  const { id: cartid, hasGoods } = await readGuestCart()
  const { token } = await api.logIn({
    body: { ...credentials, ...(cartid !== null && { cartid }) },
  })
  await startSessionWithToken(token)
  return hasGoods
}

/**
 * Waits for what is still loading or being sent. Without a token there is no guest to wait for, and
 * calls of an ended session wait for this log-in.
 */
async function readGuestCart(): Promise<GuestCart> {
  if (readToken() === undefined) return noCart
  const user = await valueOf(userStore)
  if (isCustomer(user)) return noCart
  await cartEditor.flush()
  // the cart may be newer than the user, who then has none yet
  const cart = await valueOf(cartStore).catch(() => null)
  return { id: cart?.id ?? user.cartid, hasGoods: (cart?.items.length ?? 0) > 0 }
}

async function valueOf<Value>(store: Store<Value>): Promise<Value> {
  const { value, loaded } = store.read()
  return loaded ? (value as Value) : store.load()
}
