import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { logInAsked } from '../../client/log-in-asked.ts'
import { useObserved } from '../../client/observed.ts'
import { lazily } from '../../ui/lazily.ts'

const LogInModal = lazily(() => import('./log-in-modal.tsx'))

/** Pages that are there for who is not logged in; a dialog would only stand in their way. */
const WITHOUT = /^\/(?:login|reset-password|renew-password|confirm-email)(?:\/|$)/

/** The dialog is fetched when it is asked for. */
export function LogInPlace() {
  const { pathname } = useLocation()
  return <Suspense>{useObserved(logInAsked) && !WITHOUT.test(pathname) && <LogInModal />}</Suspense>
}
