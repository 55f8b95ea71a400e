import type { VatClass, VatRate } from '../../domain/documents/vat.ts'
import type { Db } from '../platform/database/connect.ts'
import { listVatRates } from './store.ts'

/** Every rate with the day from which it holds. */
export async function loadVatRates(db: Db): Promise<VatRate[]> {
  const rows = await listVatRates(db)
  return rows.map(({ vatClass, validFrom, percent }) => ({
    vatClass: vatClass as VatClass,
    from: validFrom,
    percent,
  }))
}
