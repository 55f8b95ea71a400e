import type { ReactNode } from 'react'
import './pay-bar.css'

/** On narrow screens the total and the button stay at the bottom. */
export function PayBar({
  label,
  amount,
  children,
}: {
  label: string
  amount: string
  children: ReactNode
}) {
  return (
    <div className="page-pay">
      <p className="page-pay__sum">
        <small>{label}</small>
        <b className="num">{amount}</b>
      </p>
      {children}
    </div>
  )
}
