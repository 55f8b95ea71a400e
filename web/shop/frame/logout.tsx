import { redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { endSession } from '../../client/session.ts'
import { readToken } from '../../client/token.ts'

/** Ends the session on the server and here, then offers to log in. Who cannot reach the server is logged out here all the same. */
export async function clientLoader() {
  if (readToken() !== undefined) await api.logOut().catch(() => undefined)
  endSession()
  throw redirect('/login')
}

export { WaitingPage as default, WaitingPage as HydrateFallback } from './waiting-page.tsx'
