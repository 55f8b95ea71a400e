import { bySystem } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { sumOf } from '../../domain/money.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { matchNewLines } from '../../server/bank/match-lines.ts'
import { billedCustomers } from '../support/billed-customers.ts'
import { type BilledCustomer, generatedLines } from '../support/generated-statement.ts'
import { camtFile } from '../support/statement-files.ts'
import { postgresMs } from './postgres-time.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/bank.ts [files]`: statements of 1,000 lines, imported and matched to 2,000
 * customers who owe a bill.
 */
const files = Number(process.argv[2] ?? 10)
const lines = 1_000
const nothing: Times = { wallMs: 0, nodeMs: 0, postgresMs: 0 }

let customers: BilledCustomer[] = []
await servedShop(
  async (app) => {
    const issuedOn = addDays(app.clock.today(), -20)
    customers = await billedCustomers(app, { count: 2_000, issuedOn })
  },
  async ({ app }) => {
    const { iban } = (await app.settings()).seller
    const measured = { imported: nothing, matched: nothing }
    let openingCents = 0
    for (let file = 0; file < files; file += 1) {
      const first = addDays(app.clock.today(), file - files)
      const own = { cash: [], refunds: [] }
      const month = { customers, count: lines, first, days: 1, seed: file, providerIban: 'LT', own }
      const statement = {
        iban,
        from: first,
        to: first,
        openingCents,
        lines: generatedLines(month).map(({ line }) => line),
      }
      openingCents += sumOf(statement.lines, ({ cents }) => cents)
      const content = Buffer.from(camtFile(statement))
      const dropped = { name: 'bench.xml', content }
      const work = {
        imported: () => importStatementFile(app, bySystem, dropped),
        matched: () => matchNewLines(app),
      }
      for (const step of ['imported', 'matched'] as const)
        measured[step] = sum(measured[step], await timed(app.config.dataDir, work[step]))
    }
    for (const [step, { wallMs, nodeMs, postgresMs: pgMs }] of Object.entries(measured)) {
      const [wall, node, pg] = [wallMs, nodeMs, pgMs].map((ms) => Math.round(ms / files))
      console.log(`1,000 lines ${step}: ${wall} ms; processor ${node} ms Node, ${pg} ms PG`)
    }
  },
)

type Times = { wallMs: number; nodeMs: number; postgresMs: number }

/** How long work takes, and how much of it is the processor of this process and of PostgreSQL. */
async function timed(dataDir: string, work: () => Promise<unknown>): Promise<Times> {
  const [start, node, postgres] = [performance.now(), process.cpuUsage(), postgresMs(dataDir)]
  await work()
  const { user, system } = process.cpuUsage(node)
  return {
    wallMs: performance.now() - start,
    nodeMs: (user + system) / 1_000,
    postgresMs: postgresMs(dataDir) - postgres,
  }
}

function sum(a: Times, b: Times): Times {
  return {
    wallMs: a.wallMs + b.wallMs,
    nodeMs: a.nodeMs + b.nodeMs,
    postgresMs: a.postgresMs + b.postgresMs,
  }
}
