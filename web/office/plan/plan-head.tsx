import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { planWords } from '../../words/office/plan.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../session/session.ts'
import './plan.css'

const pages = [
  { name: 'closing', to: '/plan', right: 'closeDays' },
  { name: 'days', to: '/plan/days', right: 'changeZones' },
  { name: 'zones', to: '/plan/zones', right: 'changeZones' },
  { name: 'vehicles', to: '/plan/vehicles', right: 'changeZones' },
  { name: 'places', to: '/plan/addresses', right: 'changeZones' },
] as const

/** The title of a page of the plan, and the ways to its other pages. */
export function PlanHead({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords(planWords)
  const may = { closeDays: useMay('closeDays'), changeZones: useMay('changeZones') }
  return (
    <>
      <nav className="plan-pages" aria-label={words.label}>
        {pages
          .filter(({ right }) => may[right])
          .map(({ name, to }) => (
            <NavLink key={name} to={to} end={to === '/plan'}>
              {words.pages[name]}
            </NavLink>
          ))}
      </nav>
      <PageHead title={title}>{children}</PageHead>
    </>
  )
}
