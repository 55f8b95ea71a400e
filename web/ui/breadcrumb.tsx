import { Link } from 'react-router'
import './breadcrumb.css'

export type Crumb = { label: string; to?: string | undefined }

/** The last crumb is the page itself and has no link. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ label, to }) =>
          to === undefined ? (
            <li key={label} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
