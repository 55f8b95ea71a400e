import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './money-summary.css'

export type MoneyRow = {
  id: string
  label: ReactNode
  amount: ReactNode
  /** The calculation; a row with parts or an explanation can be opened. */
  parts?: readonly { label: ReactNode; amount: ReactNode }[]
  explanation?: ReactNode
  open?: boolean
  /** The page lists the parts elsewhere, so they are not printed a second time. */
  isListed?: boolean
}

type Props = {
  title: string
  /** Above the sums. */
  lead?: ReactNode
  rows: readonly MoneyRow[]
  total: { label: ReactNode; amount: ReactNode }
  /** Small print under the total: VAT and savings. */
  fine?: ReactNode
  /** Below the sums, such as the button. */
  children?: ReactNode
}

/** A list of sums with a total, drawn as a paper slip. */
export function MoneySummary({ title, lead, rows, total, fine, children }: Props) {
  return (
    <Slip title={title}>
      {lead && <div className="slip__lead">{lead}</div>}
      {rows.map((row) => (
        <SlipRow key={row.id} {...row} />
      ))}
      <p className="total" aria-live="polite">
        <span>{total.label}</span> <b>{total.amount}</b>
      </p>
      {fine !== undefined && <p className="slip__fine">{fine}</p>}
      {children}
    </Slip>
  )
}

/** A titled paper slip. */
export function Slip({ title, children }: Pick<Props, 'title' | 'children'>) {
  const titleId = useId()
  return (
    <aside className="slip" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </aside>
  )
}

function SlipRow({ label, amount, parts = [], explanation, open, isListed }: Omit<MoneyRow, 'id'>) {
  if (parts.length === 0 && explanation === undefined)
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
        {explanation !== undefined && <p>{explanation}</p>}
      </div>
    </details>
  )
}
