import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/database/connect.ts'

const clients = 16

export const costHeads =
  '| what | answers | p50 | p95 | Node | PostgreSQL | two idle cores carry about |\n|---|---|---|---|---|---|---|'

/** Beside the wall clock the processor time of Node and of PostgreSQL for each answer, which a busy machine hardly changes. */
export async function answerCost(db: Db, name: string, count: number, work: (index: number) => Promise<void>) {
  let next = 0
  const times: number[] = []
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const begun = performance.now()
      await work(index)
      times.push(performance.now() - begun)
    }
  }
  const [begun, node, postgres] = [performance.now(), process.cpuUsage(), await postgresMs(db)]
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - begun) / 1_000
  const { user, system } = process.cpuUsage(node)
  const nodeMs = (user + system) / 1_000 / count
  const databaseMs = ((await postgresMs(db)) - postgres) / count
  times.sort((a, b) => a - b)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const cells = [
    name,
    `${Math.round(count / seconds)}/s`,
    ...[0.5, 0.95].map((share) => ms(times[Math.floor(times.length * share)]!)),
    ms(nodeMs),
    ms(databaseMs),
    `${Math.round(2_000 / (nodeMs + databaseMs))}/s`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Processor time of the connections to this database, in milliseconds: the kernel counts in hundredths of a second. */
async function postgresMs(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}
