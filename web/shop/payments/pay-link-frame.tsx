import type { ReactNode } from 'react'
import { frameWords } from '../../words/shop/frame.ts'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { useWords } from '../../words/use-words.ts'
import './top-up.css'

/** A page for whoever holds a link; it names nobody. */
export function PayLinkFrame({ children }: { children: ReactNode }) {
  const { title } = useWords(payLinkWords)
  const { shopName } = useWords(frameWords)
  return (
    <main id="saturs" className="wrap payments-alone">
      <title>{`${title} – ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children}
    </main>
  )
}
