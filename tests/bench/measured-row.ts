import { quantiles, report } from './figures.ts'
import { postgresMs } from './postgres-time.ts'

const clients = 16

/** Repeats the work, sixteen at a time, and reports wall-clock and processor times. */
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
  report(name, {
    perSecond: count / seconds,
    ...quantiles(times),
    nodeMs: (user + system) / 1_000 / count,
    postgresMs: (postgresMs(dataDir) - postgres) / count,
  })
}
