import { done, refuse, type Outcome } from '../../../domain/outcome.ts'

type Limits = { concurrency: number; maxWaiting: number }

/**
 * Runs heavy work by name: calls with the same name share one result, only `concurrency` run at
 * once, and when `maxWaiting` are waiting the next is refused as busy.
 */
export function sharedWork<Result>({ concurrency, maxWaiting }: Limits) {
  const underWay = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) await new Promise<void>((start) => waiting.push(start))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return async (name: string, work: () => Promise<Result>): Promise<Outcome<Result, 'busy'>> => {
    const shared = underWay.get(name)
    if (shared) return done(await shared)
    if (running >= concurrency && waiting.length >= maxWaiting) return refuse('busy')
    const mine = inTurn(work).finally(() => underWay.delete(name))
    underWay.set(name, mine)
    return done(await mine)
  }
}
