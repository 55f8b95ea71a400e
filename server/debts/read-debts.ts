import type { ListRequest } from '../../contract/shared/list.ts'
import { debtFields } from '../../domain/debts/debt-fields.ts'
import type { AppWithDb } from '../app-context.ts'
import { uncoveredDeposits } from '../bottles/uncovered-deposit.ts'
import { readList } from '../platform/database/read-list.ts'
import { debtsSource } from './list-debts.ts'

/** One page of the list of debtors, with what the deposit does not cover of their bottles. */
export async function readDebts(
  { db, clock, settings }: Pick<AppWithDb, 'db' | 'clock' | 'settings'>,
  query: ListRequest,
) {
  const rules = await settings()
  const page = await readList(db, debtFields, debtsSource(clock.today(), rules), query)
  const ids = page.rows.map(({ id }) => id)
  const uncovered = await uncoveredDeposits(db, ids, rules.depositSteps)
  const rows = page.rows.map((row) => ({ ...row, uncoveredCents: uncovered.get(row.id) ?? 0 }))
  return { ...page, rows }
}
