import { Fragment } from 'react'
import { Link } from 'react-router'
import { sellerPhone, sellerPhoneLink } from '../../../domain/documents/seller-phone.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { lawWords } from '../../words/law.ts'
import { useWords } from '../../words/use-words.ts'

/** A mailbox, the shop's phone, a site; or something called by its name, which may be a page. */
const leading = new RegExp(`([\\w.]+@[\\w.]+\\w|${sellerPhone}|www\\.[\\w.]+\\w|(?<=“)[^”]+(?=”))`)

/** Text of the law in which whatever can be called, written to or opened leads there. */
export function Linked({ children }: { children: string }) {
  const { pages } = useWords(lawWords)
  return children.split(leading).map((part, index) => {
    const to = index % 2 === 1 ? placeOf(part, pages) : undefined
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return <Fragment key={index}>{drawn(part, to)}</Fragment>
  })
}

function drawn(part: string, to: string | undefined) {
  if (to === undefined) return <NoBreak>{part}</NoBreak>
  return to.startsWith('/') ? (
    <Link to={to}>{part}</Link>
  ) : (
    <a className="nw" href={to}>
      {part}
    </a>
  )
}

function placeOf(part: string, pages: Record<string, string>): string | undefined {
  if (part === sellerPhone) return sellerPhoneLink
  if (part.includes('@')) return `mailto:${part}`
  return part.startsWith('www.') ? `https://${part}` : pages[part]
}
