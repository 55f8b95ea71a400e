import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, type Result } from './benchmark.ts'
import { catalogueBenchmarks } from './catalogue.ts'
import { residentMb } from '../support/process-figures.ts'
import { startShop } from './shop-process.ts'

/**
 * `npm run bench -- [--data DIR] [--write]`: measures the catalogue on the large seed (`npm run shop -- seed --size large` with the
 * same DATA_DIR) and puts the table into docs/performance.md. The other measures are programs of their own beside this one.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: './data/bench' },
    port: { type: 'string', default: '3121' },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})

if (!existsSync(values.data)) {
  console.error(
    `There is no shop in ${values.data}: DATA_DIR=${values.data} npm run shop -- seed --size large`,
  )
  process.exit(1)
}

const dataDir = resolve(values.data)
const shop = await startShop(dataDir, Number(values.port))
const measuring = { origin: shop.origin, pid: shop.pid, dataDir, seconds: Number(values.seconds) }
try {
  const idleMb = residentMb(shop.pid)
  const results: Result[] = []
  for (const benchmark of catalogueBenchmarks) {
    const result = await measure(measuring, benchmark)
    results.push(result)
    console.log(row(result))
  }
  const told = `First answer ${(shop.startMs / 1_000).toFixed(1)} s after the start; ${idleMb} MB of memory then, ${residentMb(shop.pid)} MB after all these answers.`
  console.log(told)
  if (values.write) write(results, told)
} finally {
  await shop.stop()
}

function row({
  name,
  perSecond,
  p50,
  p95,
  p99,
  failed,
  nodeMs,
  postgresMs,
  bare,
  met,
  ...benchmark
}: Result): string {
  const { target, besideBare, p95Target } = benchmark
  const wanted =
    besideBare !== undefined
      ? `${besideBare} of bare`
      : p95Target !== undefined
        ? `p95 ≤ ${p95Target} ms`
        : `≥ ${target}/s`
  const share =
    bare &&
    `${(perSecond / bare.perSecond).toFixed(2)} (${Math.round(bare.perSecond)}/s, ${bare.nodeMs.toFixed(3)} ms)`
  const cells = [
    name,
    `${Math.round(perSecond)}/s${failed > 0 ? `, ${failed} failed` : ''}`,
    ...[p50, p95, p99].map((ms) => `${ms.toFixed(1)} ms`),
    ...[nodeMs, postgresMs].map((ms) => `${ms.toFixed(3)} ms`),
    share ?? '',
    wanted,
    met ? 'yes' : 'no',
  ]
  return `| ${cells.join(' | ')} |`
}

function write(results: Result[], told: string) {
  const file = 'docs/performance.md'
  const [begin, end] = ['<!-- bench catalogue -->', '<!-- /bench catalogue -->']
  const text = readFileSync(file, 'utf8')
  const table = [
    '| what | answers | p50 | p95 | p99 | Node | PostgreSQL | of bare Fastify | wanted | met |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(row),
  ]
  const taken = `${cpus().length} cores shared with the load generator and PostgreSQL, Node ${process.version}, load average at the end ${loadavg()[0]!.toFixed(1)}. ${told}`
  const between = `${begin}\n\n${taken}\n\n${table.join('\n')}\n\n${end}`
  const from = text.indexOf(begin)
  writeFileSync(file, text.slice(0, from) + between + text.slice(text.indexOf(end) + end.length))
}
