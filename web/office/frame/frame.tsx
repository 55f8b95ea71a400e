import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useHeadingFocus } from '../../client/use-heading-focus.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ActSheet } from '../deed/act-sheet.tsx'
import { DeedSheet } from '../deed/deed-sheet.tsx'
import { useDeedShortcuts } from '../deed/use-deed-shortcuts.ts'
import { useShortcutKeys, useShortcuts } from '../kit/shortcuts.ts'
import { ConnectionNote } from '../live/connection-note.tsx'
import { Palette } from '../search/palette.tsx'
import { useCtrlK } from '../search/use-ctrl-k.ts'
import { ConfirmFactor } from '../session/confirm-factor.tsx'
import { guardDrafts } from '../session/drafts.ts'
import { readSession, SessionContext } from '../session/session.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import { Bar } from './bar.tsx'
import { Foot } from './foot.tsx'
import { KeysHelp } from './keys-help.tsx'
import { usePlaces } from '../nav/use-places.ts'
import { ViewingNote } from './viewing-note.tsx'
import './frame.css'

/** Every page behind the sign-in; a person who is signed out stays at the address. */
export function Frame() {
  const words = useWords(frameWords)
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
    ) : (
      <Opening />
    )
  const readAgain = () => {
    setWasIn(true)
    reload()
  }
  return (
    <SessionContext value={{ session, reload: readAgain }}>
      <Inside onSignedOut={reload} />
    </SessionContext>
  )
}

/** After this long without a page its sign of opening is shown. */
const QUIET_MS = 700

/** What the page shows before its script goes on until it is known who is signed in. */
function Opening() {
  const [openMs] = useState(() => performance.now())
  return (
    <p className="opening" style={{ animationDelay: `${QUIET_MS - openMs}ms` }}>
      {useWords(frameWords).name}
    </p>
  )
}

/** The bar, the page, the foot, and what opens over them. */
function Inside({ onSignedOut }: { onSignedOut: () => void }) {
  const words = useWords(frameWords)
  const [isFinding, setFinding] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const find = () => setFinding(true)
  const help = () => setHelping(true)
  useHeadingFocus(useLocation().pathname)
  useFrameKeys(find, help)
  useEffect(guardDrafts, [])
  return (
    <div className="frame">
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <Bar onFind={find} onHelp={help} onSignedOut={onSignedOut} />
      <div>
        <ConnectionNote />
        <ViewingNote />
      </div>
      <main className="frame__main" id="saturs" tabIndex={-1}>
        <Outlet />
      </main>
      <Foot onHelp={help} onFind={find} />
      <Palette open={isFinding} onClose={() => setFinding(false)} />
      <DeedSheet />
      <ActSheet />
      <KeysHelp open={isHelping} onClose={() => setHelping(false)} />
      <ConfirmFactor />
      <ToastRegion words={{ region: words.toasts, close: words.close }} />
    </div>
  )
}

/** The keys of every page, and those that go to the places. */
function useFrameKeys(find: () => void, help: () => void) {
  const words = useWords(frameWords)
  const navigate = useNavigate()
  useShortcutKeys()
  useCtrlK(find)
  useShortcuts([
    { keys: '/', label: words.find, group: 'everywhere', run: find },
    // Pressed out of a field too: `useCtrlK` runs it.
    { keys: 'mod k', label: words.find, group: 'everywhere', run: find },
    { keys: '?', label: words.keys, group: 'everywhere', run: help },
    ...useDeedShortcuts(),
    ...usePlaces()
      .flatMap(({ pages }) => pages)
      .map(({ to, letter, label }) => ({
        ...(letter !== undefined && { keys: `g ${letter}` }),
        label,
        group: 'go' as const,
        run: () => void navigate(to),
      })),
  ])
}
