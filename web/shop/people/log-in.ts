import { showPasskey } from '../../client/passkey.ts'
import type { Store } from '../../client/store.ts'
import { readToken } from '../../client/token.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { startSessionWithToken } from '../session/session.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

type Credentials = { email: string; password: string }
type GuestCart = { id: number | null; hasGoods: boolean }
type CartAlong = { cartid?: number }

const noCart: GuestCart = { id: null, hasGoods: false }

const cartAlong = ({ id }: GuestCart): CartAlong => (id === null ? {} : { cartid: id })

/** The guest's cart is merged into the customer's; answers whether it had goods. */
async function logInWith(enter: (cart: CartAlong) => Promise<{ token: string }>): Promise<boolean> {
  const cart = await readGuestCart()
  const { token } = await enter(cartAlong(cart))
  await startSessionWithToken(token)
  return cart.hasGoods
}

export const logIn = (credentials: Credentials): Promise<boolean> =>
  logInWith((cart) => api.logIn({ body: { ...credentials, ...cart } }))

/** Undefined when its person changes their mind. */
export async function logInByPasskey(): Promise<boolean | undefined> {
  const answer = await showPasskey(await api.requestLogInPasskey())
  return answer && logInWith((cart) => api.logInByPasskey({ body: { answer, ...cart } }))
}

/** Answers the page that was left when the link was asked for, too. */
export async function logInByLink(token: string): Promise<{ hadGoods: boolean; to: string }> {
  let to = '/'
  const hadGoods = await logInWith(async (cart) => {
    const opened = await api.logInByLink({ body: { token, ...cart } })
    to = opened.to
    return opened
  })
  return { hadGoods, to }
}

/** The guest's cart comes along even if another device opens the link. */
export async function requestLogInLink(email: string, to: string): Promise<void> {
  const cart = await readGuestCart()
  await api.requestLogInLink({ body: { email, to, ...cartAlong(cart) } })
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
