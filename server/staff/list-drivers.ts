import { roles } from '../../domain/staff/rights.ts'
import type { AppWithDb } from '../app-context.ts'
import { findHolders } from './store.ts'

/** The people who may drive today. */
export const listDrivers = ({ db, clock }: AppWithDb): Promise<{ id: number; name: string }[]> =>
  findHolders(db, ['driver'], clock.today())

/** The people who take cash from a driver today, for the safe. */
export const listCashTakers = ({ db, clock }: AppWithDb): Promise<{ id: number; name: string }[]> =>
  findHolders(
    db,
    roles.filter((role) => role !== 'driver'),
    clock.today(),
  )
