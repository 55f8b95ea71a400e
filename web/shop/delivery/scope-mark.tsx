import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import './scope-mark.css'

type Props = { of: 'this' | 'all'; children: ReactNode }

/** Whether what follows concerns this delivery or all of the series. */
export const ScopeMark = ({ of, children }: Props) => (
  <p className={classNames('delivery-scope', of === 'all' && 'delivery-scope--all')}>{children}</p>
)
