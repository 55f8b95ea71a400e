import type { AppWithDb } from '../app-context.ts'
import { findHolders } from './store.ts'

/** The people who may drive today. */
export const listDrivers = ({ db, clock }: AppWithDb): Promise<{ id: number; name: string }[]> =>
  findHolders(db, ['driver'], clock.today())
