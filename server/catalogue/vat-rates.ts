import type { VatClass, VatRate } from '../../domain/documents/vat.ts'
import type { Db } from '../platform/database/connect.ts'
import { readVatRates } from './store.ts'

/** Every rate with its first day. */
export async function loadVatRates(db: Db): Promise<VatRate[]> {
  const rows = await readVatRates(db)
  return rows.map(({ vatClass, validFrom, percent }) => ({
    vatClass: vatClass as VatClass,
    from: validFrom,
    percent,
  }))
}
