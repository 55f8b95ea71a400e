import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { accountLinks, myDataLinks } from '../frame/account-links.ts'
import { userStore } from '../people/user-store.ts'
import './frame.css'

/** A customer's own pages: what else is theirs at the side, the page's name on top. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords(frameWords)
  const user = useStore(userStore).value
  const { pathname } = useLocation()
  const groups = [
    { heading: undefined, links: accountLinks(user, words) },
    { heading: words.myData, links: myDataLinks(user, words) },
  ]
  return (
    <div className="wrap acct">
      <title>{`${title} – ${words.shopName}`}</title>
      <nav className="side" aria-label={words.account}>
        {groups.map(
          ({ heading, links }) =>
            links.length > 0 && (
              <div key={heading ?? ''}>
                {heading !== undefined && <h2>{heading}</h2>}
                <ul>
                  {links.map(({ to, label, icon }) => (
                    <li key={to}>
                      <Link to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
                        <Icon name={icon} />
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </nav>
      <main id="saturs">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
