import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useHeadingFocus } from '../../client/use-heading-focus.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ConfirmFactor } from '../session/confirm-factor.tsx'
import { readSession, SessionContext } from '../session/session.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import { Bar } from './bar.tsx'
import './frame.css'

/** Every page behind the sign-in; a person who is signed out stays at the address. */
export function Frame() {
  const words = useWords(frameWords)
  useHeadingFocus(useLocation().pathname)
  const { value: session, hasFailed, reload } = useLoaded('session', readSession)
  const [wasIn, setWasIn] = useState(false)
  if (session === null) return <SignInPage onDone={reload} hasEnded={wasIn} />
  if (session === undefined)
    return hasFailed ? (
      <main id="saturs">
        <EmptyState
          picture="search"
          level={1}
          title={words.failed}
          action={<Button onClick={reload}>{words.retry}</Button>}
        />
      </main>
    ) : null
  const readAgain = () => {
    setWasIn(true)
    reload()
  }
  return (
    <SessionContext value={{ session, reload: readAgain }}>
      <div className="frame">
        <a className="skip" href="#saturs">
          {words.skip}
        </a>
        <Bar onSignedOut={reload} />
        <main className="frame__main" id="saturs" tabIndex={-1}>
          <Outlet />
        </main>
        <ConfirmFactor />
        <ToastRegion words={{ region: words.toasts, close: words.close }} />
      </div>
    </SessionContext>
  )
}
