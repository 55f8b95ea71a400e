import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import { accountLinks, mayRepeatCart, myDataLinks } from './account-links.ts'
import { RepeatCart } from './repeat-cart.tsx'
import './account-menu.css'

const CLOSING = ['click', 'keydown', 'popstate'] as const

/** A guest is led to the log-in; a customer opens what is theirs. It stays open while a page comes that was asked for before. */
export function AccountMenu() {
  const words = useWords(frameWords)
  const user = useStore(userStore).value
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useEffect(() => closeElsewhere(menu), [])

  if (!isCustomer(user)) {
    return (
      <Link className="me" to="/login">
        <Icon name="user" />
        <span className="two">{words.logIn}</span>
      </Link>
    )
  }
  return (
    <details className="me account-menu" ref={menu}>
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
            <RepeatCart iconSize={18} onDone={close} />
          </li>
        )}
        {[...accountLinks(user, words), ...myDataLinks(user, words)].map(({ to, label, icon, Count }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              <Icon name={icon} size={18} />
              {label}
              {Count && <Count />}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/logout" onClick={close}>
            {words.logOut}
          </Link>
        </li>
      </ul>
    </details>
  )
}

/** A press elsewhere, Escape and a step back in the history close it. */
function closeElsewhere(menu: { current: HTMLDetailsElement | null }) {
  const close = (event: Event) => {
    const isInside = event.target instanceof Node && menu.current?.contains(event.target)
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
    if (event instanceof KeyboardEvent && isInside) menu.current?.querySelector('summary')?.focus()
    menu.current?.removeAttribute('open')
  }
  for (const way of CLOSING) addEventListener(way, close)
  return () => CLOSING.forEach((way) => removeEventListener(way, close))
}
