import type { ReactNode } from 'react'
import type { LateSum } from '../../../contract/shop/cart-record.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { late: LateSum | null; children?: ReactNode }

/** Money that came when its order no longer waited for it: what was paid, and where it is now. */
export function LatePaymentNote({ late, children }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  if (late === null) return null
  const { paid, credited, charge } = late
  return (
    <Note look="sun">
      <p>
        <NoBreak>{words.paidLate(euros(paid), euros(credited))}</NoBreak>{' '}
        {charge > 0 && words.paidLateCharge(euros(charge))}
      </p>
      {children}
    </Note>
  )
}
