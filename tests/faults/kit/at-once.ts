import { CallRefused } from '../../../contract/shared/http-client.ts'

/** Nobody passes before all have come: calls that each have work of their own to do first then leave in one moment. */
export function barrier(count: number) {
  const open = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === count) open.resolve()
    return open.promise
  }
}

/** Releases all of the work together and answers how each ended. */
export async function atOnce<Answer>(
  work: readonly (() => Promise<Answer>)[],
): Promise<PromiseSettledResult<Answer>[]> {
  const everybodyIsHere = barrier(work.length)
  return Promise.allSettled(
    work.map(async (one) => {
      await everybodyIsHere()
      return one()
    }),
  )
}

/** A "no" of the shop, "come again" among them: an answer like any other. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status < 500 || error.status === 503)

/** What fell over among calls at once where it should have been refused. */
export const surprises = (ends: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  ends.flatMap((end) =>
    end.status === 'rejected' && !isRefusal(end.reason) ? [end.reason as unknown] : [],
  )

/** The same work so many times at once. */
export const timesAtOnce = <Answer>(count: number, work: (index: number) => Promise<Answer>) =>
  atOnce(Array.from({ length: count }, (_, index) => () => work(index)))

/** Every order in which these can come; for the few where all are tried. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}
