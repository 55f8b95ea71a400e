import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { logInPrompt } from '../../client/log-in-prompt.ts'
import { useObserved } from '../../client/observed.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'

const LogInModal = lazyWithRetry(() => import('./log-in-modal.tsx'))

/** Pages that are there for who is not logged in; a dialog would only stand in their way. */
const PATHS_WITHOUT_DIALOG = /^\/(?:login|reset-password|renew-password|confirm-email)(?:\/|$)/

/** The dialog is fetched when it is asked for. */
export function LazyLogInModal() {
  const { pathname } = useLocation()
  return (
    <Suspense>
      {useObserved(logInPrompt) && !PATHS_WITHOUT_DIALOG.test(pathname) && <LogInModal />}
    </Suspense>
  )
}
