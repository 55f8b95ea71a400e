import type { ReactNode } from 'react'
import './record-facts.css'

export type Fact = readonly [name: string, value: ReactNode]

/** The facts of a record in a row; one without a value is left out. */
export function RecordFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kit-facts">
      {facts
        .filter(([, value]) => value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
