import { bareFastify } from './bare.ts'
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

export type Result = Benchmark &
  Costed & { bare: Costed | undefined; bytes: number | undefined; met: boolean }

export type Measuring = { origin: string; pid: number; dataDir: string; seconds: number }

const rounds = 3
const usualClients = 16

/** The middle of a few rounds; shop and bare Fastify take turns on a noisy machine. */
export async function measure(shop: Measuring, benchmark: Benchmark): Promise<Result> {
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
  const middleOfBare = bare && middleOf(theirs)
  const met =
    middle.failed === 0 &&
    middle.perSecond >= (benchmark.target ?? 0) &&
    middle.perSecond >= (benchmark.besideBare ?? 0) * (middleOfBare?.perSecond ?? 0) &&
    middle.p95 <= (benchmark.p95Target ?? Infinity)
  return { ...benchmark, ...middle, bare: middleOfBare, bytes: bare?.bytes, met }
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
