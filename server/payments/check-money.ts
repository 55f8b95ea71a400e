import type { App } from '../app-context.ts'
import { checkLedger, type LedgerProblem } from '../ledger/check-ledger.ts'
import { checkPayments } from './check-payments.ts'

/** All of the money at once; what does not agree raises the alarm in every process that is watched. */
export async function checkMoney({ db, log }: Pick<App, 'db' | 'log'>): Promise<LedgerProblem[]> {
  const problems = [...(await checkLedger(db)), ...(await checkPayments(db))]
  await db.insertInto('moneyChecks').values({ problems: problems.length }).execute()
  for (const problem of problems) log.error({ problem }, 'the ledger does not agree')
  return problems
}
