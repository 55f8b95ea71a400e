import type { ReactNode } from 'react'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <>
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <SiteHeader />
      {children}
      <SiteFooter />
    </>
  )
}
