import { Link } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import { accountLinks, mayRepeatCart, myDataLinks } from './account-links.ts'
import { RepeatCart } from './repeat-cart.tsx'
import './account-menu.css'

/** A guest is led to the log-in; a customer opens what is theirs. Mounted anew for each page, so it is closed there. */
export function AccountMenu() {
  const words = useWords(frameWords)
  const user = useStore(userStore).value

  if (!isCustomer(user)) {
    return (
      <Link className="me" to="/login">
        <Icon name="user" />
        <span className="two">{words.logIn}</span>
      </Link>
    )
  }
  return (
    <details className="me account-menu">
      <summary>
        <Icon name="user" />
        <span className="two">
          {words.account}
          <small>{user?.name_surname}</small>
        </span>
      </summary>
      <ul className="account-menu__list">
        {mayRepeatCart(user) && (
          <li>
            <RepeatCart iconSize={18} />
          </li>
        )}
        {[...accountLinks(user, words), ...myDataLinks(user, words)].map(({ to, label, icon, Count }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={18} />
              {label}
              {Count && <Count />}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/logout">{words.logOut}</Link>
        </li>
      </ul>
    </details>
  )
}
