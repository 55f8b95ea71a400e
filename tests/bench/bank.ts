import { sql } from 'kysely'
import { bySystem } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { sumOf } from '../../domain/money.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { matchNewLines } from '../../server/bank/match-lines.ts'
import { type BilledCustomer, generatedLines } from '../support/generated-statement.ts'
import { camtFile } from '../support/statement-files.ts'
import { postgresMs } from './postgres-time.ts'
import { servedShop } from './served-shop.ts'

/** `node tests/bench/bank.ts [files]`: statements of 1,000 lines, imported and matched. */
const files = Number(process.argv[2] ?? 10)
const lines = 1_000

await servedShop(
  async () => {},
  async ({ app }) => {
    const { rows: customers } = await sql<BilledCustomer>`
      select id, coalesce(name, '') as name, json_build_object('year', 2026, 'number', id,
        'cents', 1000 + id) as bill
      from customers where role = 'customer' and registered_at is not null`.execute(app.db)
    const { iban } = (await app.settings()).seller
    const measured = { imported: 0, matched: 0 }
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
      measured.imported += await processorMs(app.config.dataDir, () =>
        importStatementFile(app, bySystem, { name: 'bench.xml', content }),
      )
      measured.matched += await processorMs(app.config.dataDir, () => matchNewLines(app))
    }
    for (const [name, ms] of Object.entries(measured))
      console.log(`1,000 lines ${name}: ${Math.round(ms / files)} ms of processor, Node and PG`)
  },
)

/** Of this process and of PostgreSQL together. */
async function processorMs(dataDir: string, work: () => Promise<unknown>): Promise<number> {
  const [node, postgres] = [process.cpuUsage(), postgresMs(dataDir)]
  await work()
  const { user, system } = process.cpuUsage(node)
  return (user + system) / 1_000 + postgresMs(dataDir) - postgres
}
