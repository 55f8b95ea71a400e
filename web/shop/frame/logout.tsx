import { redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { endSession } from '../../client/session.ts'
import { readToken } from '../../client/token.ts'
import { flushCartChanges } from '../cart/change-counts.ts'
import { clearDrafts } from '../people/clear-drafts.ts'

/**
 * Ends the session on the server and here, then offers to log in. Who cannot reach the server is logged out here all the same. A count
 * that was changed just before is still of this person's cart.
 */
export async function clientLoader() {
  await flushCartChanges()
  if (readToken() !== undefined) await api.logOut().catch(() => undefined)
  endSession()
  clearDrafts()
  throw redirect('/login')
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from './page-skeleton.tsx'
