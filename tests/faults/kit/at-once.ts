import { CallRefused } from '../../../contract/shared/http-client.ts'

/** Waits for all callers, so that calls with own preparations start at the same moment. */
export function barrier(count: number) {
  const open = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === count) open.resolve()
    return open.promise
  }
}

/** Starts all of the work together and returns the outcomes. */
export async function atOnce<Answer>(
  work: readonly (() => Promise<Answer>)[],
): Promise<PromiseSettledResult<Answer>[]> {
  const waitForAll = barrier(work.length)
  return Promise.allSettled(
    work.map(async (start) => {
      await waitForAll()
      return start()
    }),
  )
}

/** A refusal of the shop, including "try again". */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status < 500 || error.status === 503)

/** Failures that are no refusals. */
export const unexpectedFailures = (outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && !isRefusal(outcome.reason) ? [outcome.reason as unknown] : [],
  )

/** Starts the same work several times at once. */
export const timesAtOnce = <Answer>(count: number, work: (index: number) => Promise<Answer>) =>
  atOnce(Array.from({ length: count }, (_, index) => () => work(index)))

/** Every order of a few items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}
