import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import { boundedQueue } from '../bounded-queue.ts'

type Limits = { concurrency: number; maxWaiting: number }

/**
 * Runs heavy work by name: calls with the same name share one result, only `concurrency` run at
 * once, and when `maxWaiting` are waiting the next is refused as busy.
 */
export function sharedWork<Result>({ concurrency, maxWaiting }: Limits) {
  const underWay = new Map<string, Promise<Outcome<Result, 'busy'>>>()
  const inTurn = boundedQueue({ mostAtOnce: concurrency, mostWaiting: maxWaiting })
  const run = async (work: () => Promise<Result>): Promise<Outcome<Result, 'busy'>> =>
    (await inTurn(async () => done(await work()))) ?? refuse('busy')

  return (name: string, work: () => Promise<Result>): Promise<Outcome<Result, 'busy'>> => {
    const shared = underWay.get(name)
    if (shared) return shared
    const mine = run(work).finally(() => underWay.delete(name))
    underWay.set(name, mine)
    return mine
  }
}
