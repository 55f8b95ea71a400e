import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { AccountLinkItems, mayRepeatCart } from '../page/account-links.tsx'
import { RepeatCart } from './repeat-cart.tsx'
import { TopLine } from './top-line.tsx'
import './sidebar.css'

/** The menu of narrow screens: the top line, all goods, categories, then the customer's links. */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(frameWords)
  const menu = useWords(menuWords)
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
          <CategoryItems onPress={onClose} />
          <ListItems onPress={onClose} />
          {mayRepeatCart(user) && (
            <li>
              <RepeatCart onDone={onClose} />
            </li>
          )}
          <AccountLinkItems user={user} onPress={onClose} />
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

function CategoryItems({ onPress }: { onPress: () => void }) {
  return useShop().categories.map((category) => (
    <li key={category.id}>
      {category.category_a.length === 0 ? (
        <Link to={`/${category.link}`} onClick={onPress}>
          {category.category}
        </Link>
      ) : (
        <Subcategories category={category} onPress={onPress} />
      )}
    </li>
  ))
}

type SubcategoriesProps = {
  category: ReturnType<typeof useShop>['categories'][number]
  onPress: () => void
}

/** A category opens to its list and its subcategories. */
function Subcategories({
  category: { link, category, category_a: below },
  onPress,
}: SubcategoriesProps) {
  const words = useWords(frameWords)
  return (
    <details className="frame-side__level">
      <summary>
        {category}
        <span className="frame-end">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <ul>
        <CategoryItem to={`/${link}`} name={words.allOf(category)} onPress={onPress} />
        {below.map((second) => (
          <CategoryItem
            key={second.id}
            to={`/${link}/${second.link}`}
            name={second.category}
            onPress={onPress}
          >
            {second.category_b.map((third) => (
              <CategoryItem
                key={third.id}
                to={`/${link}/${second.link}/${third.link}`}
                name={third.category}
                onPress={onPress}
              />
            ))}
          </CategoryItem>
        ))}
      </ul>
    </details>
  )
}

type CategoryItemProps = { to: string; name: string; onPress: () => void; children?: ReactNode[] }

const CategoryItem = ({ to, name, onPress, children = [] }: CategoryItemProps) => (
  <li>
    <Link to={to} onClick={onPress}>
      {name}
    </Link>
    {children.length > 0 && <ul>{children}</ul>}
  </li>
)

/** Discounts, new goods and the home page. */
function ListItems({ onPress }: { onPress: () => void }) {
  const words = useWords(frameWords)
  const pages = [
    ['/discount-goods', words.discounts],
    ['/new-goods', words.news],
    ['/', words.home],
  ] as const
  return pages.map(([to, label]) => (
    <li key={to}>
      <Link to={to} onClick={onPress}>
        {label}
      </Link>
    </li>
  ))
}
