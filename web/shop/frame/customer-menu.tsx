import { Link } from 'react-router'
import type { User } from '../../../contract/shop/customers.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDetailsMenu } from '../../ui/use-details-menu.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountLinkItems, mayRepeatCart } from '../page/account-links.tsx'
import { RepeatCart } from './repeat-cart.tsx'
import './account-menu.css'

export default function CustomerMenu({ user }: { user: User }) {
  const words = useWords(frameWords)
  const menu = useWords(menuWords)
  const { ref, close } = useDetailsMenu()
  return (
    <details className="frame-me frame-account" ref={ref}>
      <summary>
        <Icon name="user" />
        <span className="frame-two">
          {words.account}
          <small>{user.name_surname}</small>
        </span>
      </summary>
      <ul className="frame-account__list">
        {mayRepeatCart(user) && (
          <li>
            <RepeatCart iconSize={18} onDone={close} />
          </li>
        )}
        <AccountLinkItems user={user} iconSize={18} onPress={close} />
        <li>
          <Link to="/logout" onClick={close}>
            {menu.logOut}
          </Link>
        </li>
      </ul>
    </details>
  )
}
