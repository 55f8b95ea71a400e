import { type Cents, eurosOf } from '../../domain/money.ts'

/** Where a document is paid online: the sum is filled in, and the payment names it. */
export const payPath = (paperId: number | undefined, cents: Cents): string =>
  paperId === undefined ? '/topup' : `/topup?sum=${eurosOf(cents)}&bill=${paperId}`
