import type { ReactNode } from 'react'
import './undelivered.css'

/** What is seldom said of a stop, behind a line. */
export const Folded = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="undelivered-more">
    <summary>{summary}</summary>
    {children}
  </details>
)
