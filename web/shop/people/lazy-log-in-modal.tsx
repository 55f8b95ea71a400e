import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { logInPrompt } from '../session/log-in-prompt.ts'
import { useObserved } from '../../client/observed.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'

const LogInModal = lazyWithRetry(() => import('./log-in-modal.tsx'))

/** Pages made for visitors who are not logged in; the dialog would cover them. */
const PATHS_WITHOUT_DIALOG = /^\/(?:login|reset-password|renew-password|confirm-email)(?:\/|$)/

/** The dialog's code is loaded when it first opens. */
export function LazyLogInModal() {
  const { pathname } = useLocation()
  return (
    <Suspense>
      {useObserved(logInPrompt) && !PATHS_WITHOUT_DIALOG.test(pathname) && <LogInModal />}
    </Suspense>
  )
}
