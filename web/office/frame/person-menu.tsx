import { Link } from 'react-router'
import { useDetailsMenu } from '../../ui/use-details-menu.ts'
import { frameWords } from '../../words/office/frame.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useWords } from '../../words/use-words.ts'
import { Initials } from '../kit/initials.tsx'
import { LanguageButton } from '../kit/language-button.tsx'
import { useSession } from '../session/session.ts'
import { usePlaces } from '../nav/use-places.ts'

type Props = { onHelp: () => void; onSignOut: () => void }

/** Behind the initials: who is in, their access, people, audit, keys, language, signing out. */
export function PersonMenu({ onHelp, onSignOut }: Props) {
  const words = useWords(frameWords)
  const { staff } = useSession().session
  const { ref, close } = useDetailsMenu()
  const help = () => {
    close()
    onHelp()
  }
  return (
    <details className="frame-menu" ref={ref}>
      <summary>
        <Initials name={staff.name} />
        <span className="vh">{words.me(staff.name)}</span>
      </summary>
      <div className="frame-menu__list">
        <NameAndRoles />
        <ul>
          <OtherPlaces onOpen={close} />
          <li>
            <button type="button" onClick={help}>
              {words.keys}
            </button>
          </li>
          <li>
            <LanguageButton />
          </li>
          <li>
            <button type="button" onClick={onSignOut}>
              {words.signOut}
            </button>
          </li>
        </ul>
      </div>
    </details>
  )
}

function NameAndRoles() {
  const table = useWords(rightsWords)
  const { name, roles } = useSession().session.staff
  return (
    <p>
      <b>{name}</b>
      <br />
      <span className="quiet">{roles.map((role) => table.roles[role]).join(', ')}</span>
    </p>
  )
}

/** The places that have no room in the bar. */
const OtherPlaces = ({ onOpen }: { onOpen: () => void }) =>
  usePlaces()
    .filter(({ isInBar }) => !isInBar)
    .map(({ to, label }) => (
      <li key={to}>
        <Link to={to} onClick={onOpen}>
          {label}
        </Link>
      </li>
    ))
