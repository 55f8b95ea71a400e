import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, type Result } from './benchmark.ts'
import { catalogueBenchmarks } from './catalogue.ts'
import { residentMb } from '../support/process-figures.ts'
import { startShop } from './shop-process.ts'

/**
 * `npm run bench -- [--data DIR]`: measures the catalogue on the large seed, which
 * `npm run shop -- seed --size large` makes with the same DATA_DIR. The other measurements are
 * programs of their own in this folder.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: './data/bench' },
    port: { type: 'string', default: '3121' },
    seconds: { type: 'string', default: '5' },
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
  console.log(
    '| what | answers | p50 | p95 | p99 | Node | PostgreSQL | of bare Fastify | wanted | met |',
  )
  console.log(`|${' --- |'.repeat(10)}`)
  for (const benchmark of catalogueBenchmarks) console.log(row(await measure(measuring, benchmark)))
  console.log(
    `First answer ${(shop.startMs / 1_000).toFixed(1)} s after the start; ${idleMb} MB of memory` +
      ` then, ${residentMb(shop.pid)} MB after these answers. ${cpus().length} cores,` +
      ` Node ${process.version}, load average ${loadavg()[0]!.toFixed(1)}.`,
  )
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
