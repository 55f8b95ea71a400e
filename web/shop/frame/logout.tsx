import { redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { endSession } from '../../client/session.ts'
import { readToken } from '../../client/token.ts'
import { settleCart } from '../cart/change-counts.ts'
import { forgetDrafts } from '../people/forget-drafts.ts'

/**
 * Ends the session on the server and here, then offers to log in. Who cannot reach the server is logged out here all the same. A count
 * that was changed just before is still of this person's cart.
 */
export async function clientLoader() {
  await settleCart()
  if (readToken() !== undefined) await api.logOut().catch(() => undefined)
  endSession()
  forgetDrafts()
  throw redirect('/login')
}

export { WaitingPage as default, WaitingPage as HydrateFallback } from './waiting-page.tsx'
