import { Fragment } from 'react'
import { Link } from 'react-router'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import './law.css'

/**
 * An e-mail address, a number, a website, or a quoted name, which may be a page's title.
 */
const linkable = /([\w.+-]+@[\w.-]+\w|\+?\d[\d ()-]{5,}\d|www\.[\w.-]+\w|(?<=“)[^”]+(?=”))/

type Props = { children: string; phone: string }

/** Legal text with links for e-mail addresses, the shop's phone, websites and titles of pages. */
export function Linked({ children, phone }: Props) {
  const { pages } = useWords(lawWords)
  return children.split(linkable).map((part, index) => {
    const to = index % 2 === 1 ? hrefOf(part, phone, pages) : undefined
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return <Fragment key={index}>{renderPart(part, to)}</Fragment>
  })
}

function renderPart(part: string, to: string | undefined) {
  if (to === undefined) return <NoBreak>{part}</NoBreak>
  return to.startsWith('/') ? (
    <Link to={to}>{part}</Link>
  ) : (
    <a className="law-link" href={to}>
      {part}
    </a>
  )
}

function hrefOf(part: string, phone: string, pages: Record<string, string>): string | undefined {
  if (part === phone) return phoneLink(phone)
  if (part.includes('@')) return `mailto:${part}`
  return part.startsWith('www.') ? `https://${part}` : pages[part]
}
