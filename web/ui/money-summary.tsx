import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './money-summary.css'

export type MoneyRow = {
  id: string
  label: ReactNode
  amount: ReactNode
  /** How the sum came about: with any of it the row opens up. */
  parts?: readonly { label: ReactNode; amount: ReactNode }[]
  explanation?: ReactNode
  open?: boolean
  /** The page lists the parts above: paper shows them once. */
  isListed?: boolean
}

type Props = {
  title: string
  /** What the sums are for, before them. */
  lead?: ReactNode
  rows: readonly MoneyRow[]
  total: { label: ReactNode; amount: ReactNode }
  /** VAT and savings, in small type under the total. */
  fine?: ReactNode
  /** The button, and what follows it. */
  children?: ReactNode
}

/** A paper slip: every sum on it can be opened to see where it came from. */
export function MoneySummary({ title, lead, rows, total, fine, children }: Props) {
  const titleId = useId()
  return (
    <aside className="slip" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {lead && <div className="slip__lead">{lead}</div>}
      {rows.map((row) => (
        <SlipRow key={row.id} {...row} />
      ))}
      <p className="total" aria-live="polite">
        <span>{total.label}</span> <b>{total.amount}</b>
      </p>
      {fine !== undefined && <p className="slip__fine">{fine}</p>}
      {children}
    </aside>
  )
}

function SlipRow({
  label,
  amount,
  parts = [],
  explanation: why,
  open,
  isListed,
}: Omit<MoneyRow, 'id'>) {
  if (parts.length === 0 && why === undefined)
    return (
      <p className="srow">
        <span>{label}</span> <b>{amount}</b>
      </p>
    )
  return (
    <details open={open}>
      <summary className="srow">
        <span>{label}</span> <b>{amount}</b>
        <Icon name="down" size={18} />
      </summary>
      <div className={classNames('how', isListed && 'no-print')}>
        {parts.length > 0 && (
          <ul>
            {parts.map((part, index) => (
              <li key={index}>
                <span>{part.label}</span> <span>{part.amount}</span>
              </li>
            ))}
          </ul>
        )}
        {why !== undefined && <p>{why}</p>}
      </div>
    </details>
  )
}
