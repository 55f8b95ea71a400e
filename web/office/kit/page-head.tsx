import type { ReactNode } from 'react'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

/** The title of a page, in the tab as well, and its acts. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <div className="frame-head">
      <title>{words.title(title)}</title>
      <h1>{title}</h1>
      {children !== undefined && <div className="frame-head__acts row">{children}</div>}
    </div>
  )
}
