import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '../kit/page-head.tsx'
import type { PlaceName } from './places.ts'
import { useInSight } from './use-in-sight.ts'
import { usePlaces } from './use-places.ts'
import './place-head.css'

type Props = { place: PlaceName; title: string; children?: ReactNode }

/** The title of a page, below the ways to the other pages of its place. */
export function PlaceHead({ place, title, children }: Props) {
  const { pages = [], label } = usePlaces().find(({ name }) => name === place) ?? {}
  const row = useInSight()
  return (
    <>
      {pages.length > 1 && (
        <nav ref={row} className="nav-pages" aria-label={label}>
          {pages.map(({ to, label: name }) => (
            <NavLink key={to} to={to} end={pages.some((page) => page.to.startsWith(`${to}/`))}>
              {name}
            </NavLink>
          ))}
        </nav>
      )}
      <PageHead title={title}>{children}</PageHead>
    </>
  )
}
