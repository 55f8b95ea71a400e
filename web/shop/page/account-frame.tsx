import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { type AccountLink, accountLinks, myDataLinks } from './account-links.tsx'
import { userStore } from '../session/user-store.ts'
import './account-frame.css'

/** On phones the links scroll sideways: brings the current one into view. */
const currentLink = {
  'aria-current': 'page' as const,
  ref: (link: HTMLElement | null) => {
    const strip = link?.closest('nav')
    if (!link || !strip) return undefined
    // Fonts, counts and links for this customer come later and move it.
    const observer = new ResizeObserver(() => {
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
    })
    for (const list of strip.querySelectorAll('ul')) observer.observe(list)
    return () => observer.disconnect()
  },
}

type Props = {
  title: string
  /** The menu entry to mark when the page's own path is not one. */
  menuPath?: string
  children: ReactNode
}

/** The frame of all account pages: menu at the side, title on top. */
export function AccountFrame({ title, menuPath, children }: Props) {
  const words = useWords(frameWords)
  const menu = useWords(menuWords)
  const user = useStore(userStore).value
  return (
    <div className="wrap page-account">
      <title>{`${title} – ${words.shopName}`}</title>
      <nav className="page-side no-print" aria-label={words.account}>
        <Links links={accountLinks(user, menu)} menuPath={menuPath} />
        <Links heading={menu.myData} links={myDataLinks(user, menu)} menuPath={menuPath} />
      </nav>
      <main id="saturs">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

/** A link with a query leads to one view of a page, after the link to the page itself. */
function leadsHere(to: string, pathname: string, search: string): boolean {
  const [path = '', query] = to.split('?')
  return pathname.startsWith(path) && (query === undefined || search === `?${query}`)
}

type LinksProps = { heading?: string; links: AccountLink[]; menuPath: string | undefined }

function Links({ heading, links, menuPath }: LinksProps) {
  const { pathname, search } = useLocation()
  const current = links.findLast(({ to }) => leadsHere(to, menuPath ?? pathname, search))
  if (links.length === 0) return null
  return (
    <div>
      {heading !== undefined && <h2>{heading}</h2>}
      <ul>
        {links.map(({ to, label, icon, Count }) => (
          <li key={to}>
            <Link to={to} {...(to === current?.to && currentLink)}>
              <Icon name={icon} />
              {label}
              {Count && <Count />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
