import { Gauge } from 'prom-client'
import type { House } from '../house.ts'
import { checkLedger, type LedgerProblem } from '../ledger/check-ledger.ts'
import { metrics } from '../platform/metrics.ts'
import { checkPayments } from './check-payments.ts'

const problemsFound = new Gauge({
  name: 'avots_ledger_problems',
  help: 'Sums that do not agree with the ledger, as the last check found them; anything above zero is an alarm',
  registers: [metrics],
})

/** All of the money at once; what does not agree raises the alarm. */
export async function checkMoney({ db, log }: Pick<House, 'db' | 'log'>): Promise<LedgerProblem[]> {
  const problems = [...(await checkLedger(db)), ...(await checkPayments(db))]
  problemsFound.set(problems.length)
  for (const problem of problems) log.error({ problem }, 'the ledger does not agree')
  return problems
}
