import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { signInWords } from '../../words/office/sign-in.ts'
import { useWords } from '../../words/use-words.ts'
import { ApprovalCount } from '../approvals/approval-count.tsx'
import { openDeed } from '../deed/open-deed.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useActionWithToast } from '../kit/use-action-with-toast.ts'
import { api } from '../session/api.ts'
import { forgetDrafts } from '../session/drafts.ts'
import { PersonMenu } from './person-menu.tsx'
import { useInSight } from '../nav/use-in-sight.ts'
import { usePlaces } from '../nav/use-places.ts'

type Props = { onFind: () => void; onHelp: () => void; onSignedOut: () => void }

/** The top bar. What a person may not do is absent. */
export function Bar({ onFind, onHelp, onSignedOut }: Props) {
  const words = useWords(frameWords)
  const signIn = useWords(signInWords)
  const { run } = useActionWithToast(signIn.failed)
  const signOut = () =>
    void run(async () => {
      await api.signOut()
      forgetDrafts()
      openDeed.set(undefined)
      onSignedOut()
    })
  useShortcuts([{ label: words.signOut, group: 'everywhere', run: signOut }])
  return (
    <header className="frame__bar">
      <Link className="frame__logo" to="/">
        <Mark size={26} />
        <b>{words.name}</b> <small>{words.office}</small>
      </Link>
      <Places />
      <button type="button" className="frame__find" onClick={onFind}>
        <Icon name="search" size={17} />
        <span>{words.find}</span>
        <KeyCaps keys="mod k" />
      </button>
      <PersonMenu onHelp={onHelp} onSignOut={signOut} />
    </header>
  )
}

function Places() {
  const words = useWords(frameWords)
  const { pathname } = useLocation()
  const row = useInSight()
  const isOpen = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  return (
    <nav ref={row} className="frame__places" aria-label={words.places}>
      {usePlaces()
        .filter(({ isInBar }) => isInBar)
        .map(({ name, to, pages, records = to, label }) => {
          const isCurrent = isOpen(records) || pages.some((page) => isOpen(page.to))
          return (
            <Link key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {name === 'approvals' && <ApprovalCount />}
            </Link>
          )
        })}
    </nav>
  )
}
