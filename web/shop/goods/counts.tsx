import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import './counts.css'

/** A count of ordered or returned pieces under its name. */
export const Count = ({ label, children }: { label?: string | false; children: ReactNode }) => (
  <div className="goods-count">
    {label && <span>{label}</span>}
    {children}
  </div>
)

/** "2 pilnas, 2 tukšas atpakaļ: depozīts nav jāmaksā." */
export const DepositNote = (props: { counts: string; className?: string; children: ReactNode }) => (
  <p className={classNames('goods-deposit', props.className)}>
    <span>
      <b>{props.counts}</b> {props.children}
    </span>
  </p>
)
