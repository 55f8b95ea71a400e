import { Link, type To } from 'react-router'
import { Icon } from './icon.tsx'
import './paginator.css'

type Props = {
  page: number
  lastPage: number
  hrefOf: (page: number) => To
  words: { pages: string; previous: string; next: string; page: (page: number) => string }
}

/** Shows every page; nothing if there is only one. */
export function Paginator({ page, lastPage, hrefOf, words }: Props) {
  if (lastPage <= 1) return null
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1)
  return (
    <nav className="pager" aria-label={words.pages}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} aria-label={words.previous} rel="prev">
          <Icon name="left" />
        </Link>
      )}
      {pages.map((number) => (
        <Link
          key={number}
          to={hrefOf(number)}
          aria-label={words.page(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < lastPage && (
        <Link to={hrefOf(page + 1)} aria-label={words.next} rel="next">
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
