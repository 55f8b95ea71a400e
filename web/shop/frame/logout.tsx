import { redirect } from 'react-router'
import { api } from '../session/api.ts'
import { endSession } from '../session/session.ts'
import { readToken } from '../../client/token.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { forgetCustomer } from '../people/forget-customer.ts'

/**
 * Ends the session in this browser even if the server cannot be reached. Counts that were just
 * changed are sent first, while the cart is still this user's.
 */
export async function clientLoader() {
  await cartEditor.flush()
  if (readToken() !== undefined) await api.logOut().catch(() => undefined)
  endSession()
  forgetCustomer()
  throw redirect('/login')
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
