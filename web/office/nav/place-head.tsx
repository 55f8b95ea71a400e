import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '../kit/page-head.tsx'
import { inSight } from './in-sight.ts'
import type { PlaceName } from './places.ts'
import { usePlaces } from './use-places.ts'
import './place-head.css'

type Props = { place: PlaceName; title: string; children?: ReactNode }

/** The title of a page, below the ways to the other pages of its place. */
export function PlaceHead({ place, title, children }: Props) {
  const { pages = [], label } = usePlaces().find(({ name }) => name === place) ?? {}
  return (
    <>
      {pages.length > 1 && (
        <nav className="nav-pages" aria-label={label}>
          {pages.map(({ to, label: name }) => (
            <NavLink
              key={to}
              ref={inSight}
              to={to}
              end={pages.some((page) => page.to.startsWith(`${to}/`))}
            >
              {name}
            </NavLink>
          ))}
        </nav>
      )}
      <PageHead title={title}>{children}</PageHead>
    </>
  )
}
