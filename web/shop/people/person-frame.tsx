import type { ReactNode } from 'react'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './person.css'

/** The frame of a page for someone who is not logged in yet. */
export function PersonFrame({ title, children }: { title: string; children: ReactNode }) {
  const { shopName } = useWords(frameWords)
  return (
    <main id="saturs" className="wrap people-page">
      <title>{`${title} – ${shopName}`}</title>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
