import { Fragment } from 'react'
import { Link } from 'react-router'
import { sellerPhone, sellerPhoneLink } from '../../../domain/documents/seller-phone.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'

/**
 * An e-mail address, the shop's phone, a website, or a quoted name, which may be a page's title.
 */
const linkable = new RegExp(
  `(${['[\\w.]+@[\\w.]+\\w', sellerPhone, 'www\\.[\\w.]+\\w', '(?<=“)[^”]+(?=”)'].join('|')})`,
)

/** Legal text with links for e-mail addresses, phone numbers, websites and titles of pages. */
export function Linked({ children }: { children: string }) {
  const { pages } = useWords(lawWords)
  return children.split(linkable).map((part, index) => {
    const to = index % 2 === 1 ? hrefOf(part, pages) : undefined
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return <Fragment key={index}>{renderPart(part, to)}</Fragment>
  })
}

function renderPart(part: string, to: string | undefined) {
  if (to === undefined) return <NoBreak>{part}</NoBreak>
  return to.startsWith('/') ? (
    <Link to={to}>{part}</Link>
  ) : (
    <a className="nw" href={to}>
      {part}
    </a>
  )
}

function hrefOf(part: string, pages: Record<string, string>): string | undefined {
  if (part === sellerPhone) return sellerPhoneLink
  if (part.includes('@')) return `mailto:${part}`
  return part.startsWith('www.') ? `https://${part}` : pages[part]
}
