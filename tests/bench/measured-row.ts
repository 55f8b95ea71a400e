import { postgresMs } from './postgres-time.ts'

const clients = 16

export const measuredHead =
  '| what | answers | p50 | p95 | Node | PostgreSQL | two idle cores carry about |\n|---|---|---|---|---|---|---|'

/** Repeats the work, sixteen at a time, and prints wall-clock and processor times. */
export async function measuredRow(
  dataDir: string,
  { name, count }: { name: string; count: number },
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const times: number[] = []
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const begun = performance.now()
      await work(index)
      times.push(performance.now() - begun)
    }
  }
  const [begun, node, postgres] = [performance.now(), process.cpuUsage(), postgresMs(dataDir)]
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - begun) / 1_000
  const { user, system } = process.cpuUsage(node)
  const nodeMs = (user + system) / 1_000 / count
  const databaseMs = (postgresMs(dataDir) - postgres) / count
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
