import { Link } from 'react-router'
import { useShop } from '../../client/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import { accountLinks, myDataLinks } from './account-links.ts'
import './sidebar.css'

/** The menu of narrow screens: all goods first, then categories, then what is the customer's own. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const user = useStore(userStore).value
  return (
    <Sheet open={open} onClose={onClose} title={words.menu} words={words} side="left">
      <nav className="drawer" aria-label={words.menu}>
        <ul>
          <li className="first">
            <Link to="/goods/1" onClick={onClose}>
              <Icon name="menu" />
              {words.allGoods}
            </Link>
          </li>
          {categories.map(({ id, link, category }) => (
            <li key={id}>
              <Link to={`/${link}`} onClick={onClose}>
                {category}
                <span className="end">
                  <Icon name="right" size={18} />
                </span>
              </Link>
            </li>
          ))}
          {[...accountLinks(user, words), ...myDataLinks(user, words)].map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={isCustomer(user) ? '/logout' : '/login'} onClick={onClose}>
              <Icon name="user" />
              {isCustomer(user) ? words.logOut : words.logIn}
            </Link>
          </li>
        </ul>
      </nav>
    </Sheet>
  )
}
