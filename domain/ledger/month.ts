import type { VatTable } from '../documents/vat.ts'
import { entry, type Entry } from './entry.ts'

/** The rent of the month, taken on the 1st; deferred orders were taken when they were placed. */
export const rentBilled = (rent: VatTable): Entry =>
  entry('monthly', [
    { account: 'account', cents: -rent.grossCents },
    { account: 'revenue', cents: rent.baseCents },
    { account: 'vat', cents: rent.vatCents },
  ])
