import { done, refuse, type Outcome } from '../../../domain/outcome.ts'

type Limits = { atOnce: number; waitingMost: number }

/**
 * Heavy work under names: whoever asks for a name that is already being worked on waits for that result, only so many
 * run at once, and when too many wait the next is told at once instead of piling up.
 */
export function sharedWork<Result>({ atOnce, waitingMost }: Limits) {
  const underWay = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
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
    if (running >= atOnce && waiting.length >= waitingMost) return refuse('busy')
    const mine = inTurn(work).finally(() => underWay.delete(name))
    underWay.set(name, mine)
    return done(await mine)
  }
}
