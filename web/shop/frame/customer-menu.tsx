import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { User } from '../../../contract/shop/customers.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountLinkItems, mayRepeatCart } from '../page/account-links.tsx'
import { RepeatCart } from './repeat-cart.tsx'
import './account-menu.css'

const CLOSE_EVENTS = ['click', 'keydown', 'popstate'] as const

/** Does not close on navigation: a page requested before the menu was opened may still arrive. */
export default function CustomerMenu({ user }: { user: User }) {
  const words = useWords(frameWords)
  const menu = useWords(menuWords)
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => closeFromOutside(details), [])
  return (
    <details className="frame-me frame-account" ref={details}>
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

/** Closes the menu on a press elsewhere, on Escape and on going back in the history. */
function closeFromOutside(details: { current: HTMLDetailsElement | null }) {
  const close = (event: Event) => {
    const isInside = event.target instanceof Node && details.current?.contains(event.target)
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
    if (event instanceof KeyboardEvent && isInside)
      details.current?.querySelector('summary')?.focus()
    details.current?.removeAttribute('open')
  }
  for (const name of CLOSE_EVENTS) addEventListener(name, close)
  return () => CLOSE_EVENTS.forEach((name) => removeEventListener(name, close))
}
