import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <>
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <header className="site">
        <Link className="logo" to="/" aria-label={words.homeLink}>
          <b>{words.shopName}</b>
        </Link>
      </header>
      {children}
    </>
  )
}
