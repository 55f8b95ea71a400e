import type { TempTransaction } from '../../../contract/shop/payments.ts'
import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'

type Ended = Pick<TempTransaction, 'status'>

export const resultOf = ({ status }: Ended) => payseraStats.nameOf(status)

export const waitsForBank = (payment: Ended): boolean =>
  ['none', 'pending'].includes(resultOf(payment))
