import { Link, NavLink } from 'react-router'
import { useAction } from '../../client/use-action.ts'
import { Mark } from '../../ui/mark.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { Initials } from '../kit/initials.tsx'
import { api } from '../session/api.ts'
import { useMay, useSession } from '../session/session.ts'
import { LanguageButton } from '../kit/language-button.tsx'

/** The top bar. What a person may not do is absent. */
export function Bar({ onSignedOut }: { onSignedOut: () => void }) {
  const words = useWords(frameWords)
  const { session } = useSession()
  const mayManage = useMay('manageStaff')
  const maySeeAudit = useMay('seeAudit')
  const { run } = useAction(words.notSaved)
  const signOut = () =>
    run(async () => {
      await api.signOut()
      onSignedOut()
    })
  return (
    <header className="frame__bar">
      <Link className="frame__logo" to="/">
        <Mark size={26} />
        <b>{words.name}</b> <small>{words.office}</small>
      </Link>
      <nav className="frame__places" aria-label={words.places}>
        <NavLink to="/" end>
          {words.home}
        </NavLink>
        {mayManage && <NavLink to="/people">{words.people}</NavLink>}
        {maySeeAudit && <NavLink to="/audit">{words.audit}</NavLink>}
      </nav>
      <div className="frame__me">
        <LanguageButton />
        <Link className="frame__who" to="/own">
          <Initials name={session.staff.name} />
          <span className="vh">{words.me(session.staff.name)}</span>
        </Link>
        <button type="button" className="link" onClick={() => void signOut()}>
          {words.signOut}
        </button>
      </div>
    </header>
  )
}
