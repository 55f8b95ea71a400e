import { redirect } from 'react-router'
import { endSession } from '../../client/session.ts'

/** Ends the session here, then offers to log in. */
export async function clientLoader() {
  endSession()
  throw redirect('/login')
}

export { WaitingPage as default, WaitingPage as HydrateFallback } from './waiting-page.tsx'
