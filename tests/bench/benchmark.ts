import { bareFastify } from './bare.ts'
import { report } from './figures.ts'
import { load, type Load, type Measured } from './load.ts'
import { processorMs } from '../support/process-figures.ts'
import { postgresMs } from './postgres-time.ts'

export type Benchmark = {
  name: string
  path: () => string
  headers?: Record<string, string>
  clients?: number
  /** At least so many answers a second. */
  target?: number
  /** At least this share of what a bare Fastify does with the same bytes in the same run. */
  besideBare?: number
  /** Nineteen of twenty answers within so many milliseconds. */
  p95Target?: number
}

/** Client times and the processor time of one answer, which a busy machine hardly changes. */
type Costed = Measured & { nodeMs: number; postgresMs: number }

export type Measuring = { origin: string; pid: number; dataDir: string; seconds: number }

const rounds = 3
const usualClients = 16

/** Reports the middle of a few rounds; shop and bare Fastify take turns on a noisy machine. */
export async function measure(shop: Measuring, benchmark: Benchmark): Promise<void> {
  const { path, headers = {}, clients = usualClients } = benchmark
  const { origin, seconds } = shop
  const bare =
    benchmark.besideBare === undefined
      ? undefined
      : await bareFastify(`${origin}${path()}`, headers)
  await load({ origin, path, headers, clients, seconds: 1 })
  const ours: Costed[] = []
  const theirs: Costed[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await costed(shop, { origin, path, headers, clients, seconds }))
    if (bare)
      theirs.push(
        await costed(
          { ...shop, pid: bare.pid },
          { origin: bare.origin, path, headers, clients, seconds },
        ),
      )
  }
  bare?.stop()
  const middle = middleOf(ours)
  report(benchmark.name, { ...middle, note: noteOf(benchmark, middle, bare && middleOf(theirs)) })
}

/** What was wanted and whether it was met. */
function noteOf(benchmark: Benchmark, ours: Costed, bare: Costed | undefined): string {
  const { target, besideBare, p95Target } = benchmark
  const share = bare && ours.perSecond / bare.perSecond
  const isMet =
    ours.failed === 0 &&
    ours.perSecond >= (target ?? 0) &&
    (share ?? 0) >= (besideBare ?? 0) &&
    ours.p95 <= (p95Target ?? Infinity)
  return [
    ...(ours.failed > 0 ? [`${ours.failed} failed`] : []),
    ...(bare ? [`${share!.toFixed(2)} of bare Fastify, wanted ${besideBare}`] : []),
    ...(target === undefined ? [] : [`wanted ${target}/s`]),
    ...(p95Target === undefined ? [] : [`wanted p95 ≤ ${p95Target} ms`]),
    ...(isMet ? [] : ['not met']),
  ].join('; ')
}

async function costed({ pid, dataDir }: Measuring, input: Load): Promise<Costed> {
  const before = [processorMs(pid), postgresMs(dataDir)] as const
  const measured = await load(input)
  return {
    ...measured,
    nodeMs: (processorMs(pid) - before[0]) / measured.answers,
    postgresMs: (postgresMs(dataDir) - before[1]) / measured.answers,
  }
}

const middleOf = <Taken extends Measured>(measured: Taken[]): Taken =>
  measured.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(measured.length / 2)]!
