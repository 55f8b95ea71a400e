import { bareFastify } from './bare.ts'
import { load, type Measured } from './load.ts'

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

export type Result = Benchmark & Measured & { bare: number | undefined; met: boolean }

const rounds = 3
const usualClients = 16

/** The middle one of a few rounds; shop and bare Fastify take turns, so that a noisy machine is noisy for both. */
export async function measure(origin: string, benchmark: Benchmark, seconds: number): Promise<Result> {
  const { path, headers = {}, clients = usualClients } = benchmark
  const bare = benchmark.besideBare === undefined ? undefined : await bareFastify(`${origin}${path()}`, headers)
  await load({ origin, path, headers, clients, seconds: 1 })
  const ours: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load({ origin, path, headers, clients, seconds }))
    if (bare) theirs.push(await load({ origin: bare.origin, path, headers, clients, seconds }))
  }
  bare?.stop()
  const middle = middleOf(ours)
  const bareMiddle = bare && middleOf(theirs).perSecond
  const met =
    middle.failed === 0 &&
    middle.perSecond >= (benchmark.target ?? 0) &&
    middle.perSecond >= (benchmark.besideBare ?? 0) * (bareMiddle ?? 0) &&
    middle.p95 <= (benchmark.p95Target ?? Infinity)
  return { ...benchmark, ...middle, bare: bareMiddle, met }
}

const middleOf = (measured: Measured[]): Measured =>
  measured.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(measured.length / 2)]!
