import { Link } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { accountLinks, mayRepeatCart, myDataLinks } from '../page/account-links.tsx'
import { RepeatCart } from './repeat-cart.tsx'
import { TopLine } from './top-line.tsx'
import './sidebar.css'

/** The menu of narrow screens: the top line, all goods, categories, then the customer's links. */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(frameWords)
  const menu = useWords(menuWords)
  const { categories } = useShop()
  const user = useStore(userStore).value
  return (
    <Sheet open={open} onClose={onClose} title={words.menu} words={words} side="left">
      <TopLine onLeave={onClose} />
      <nav className="frame-side" aria-label={words.menu}>
        <ul>
          <li className="frame-side__first">
            <Link to="/goods/1" onClick={onClose}>
              <Icon name="menu" />
              {words.allGoods}
            </Link>
          </li>
          {categories.map(({ id, link, category }) => (
            <li key={id}>
              <Link to={`/${link}`} onClick={onClose}>
                {category}
                <span className="frame-end">
                  <Icon name="right" size={18} />
                </span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/discount-goods" onClick={onClose}>
              {words.discounts}
            </Link>
          </li>
          <li>
            <Link to="/new-goods" onClick={onClose}>
              {words.news}
            </Link>
          </li>
          <li>
            <Link to="/" onClick={onClose}>
              {words.home}
            </Link>
          </li>
          {mayRepeatCart(user) && (
            <li>
              <RepeatCart onDone={onClose} />
            </li>
          )}
          {[...accountLinks(user, menu), ...myDataLinks(user, menu)].map(
            ({ to, label, icon, Count }) => (
              <li key={to}>
                <Link to={to} onClick={onClose}>
                  <Icon name={icon} />
                  {label}
                  {Count && <Count />}
                </Link>
              </li>
            ),
          )}
          <li>
            <Link to={isCustomer(user) ? '/logout' : '/login'} onClick={onClose}>
              <Icon name="user" />
              {isCustomer(user) ? menu.logOut : words.logIn}
            </Link>
          </li>
        </ul>
      </nav>
    </Sheet>
  )
}
