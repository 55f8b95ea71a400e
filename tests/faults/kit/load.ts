import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed, CallRefused } from '../../../contract/shared/http-client.ts'

export type Tally = { outcomes: Record<string, number>; slowestMs: number; timesMs: number[] }

/** Clients that call until they are stopped; the tally counts outcomes, `ok` or a status. */
export function underLoad(
  clients: number,
  call: (client: number) => Promise<unknown>,
  pauseMs = 0,
) {
  const tally: Tally = { outcomes: {}, slowestMs: 0, timesMs: [] }
  let stopping = false
  const running = Array.from({ length: clients }, async (_, client) => {
    while (!stopping) {
      const startedAt = performance.now()
      const outcome = await call(client).then(() => 'ok', outcomeOf)
      const tookMs = performance.now() - startedAt
      tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1
      tally.timesMs.push(tookMs)
      tally.slowestMs = Math.max(tally.slowestMs, tookMs)
      await pause(outcome === 'no answer' ? 20 : pauseMs)
    }
  })
  return {
    tally,
    async stop(): Promise<Tally> {
      stopping = true
      await Promise.all(running)
      return tally
    },
  }
}

export function outcomeOf(error: unknown): string {
  if (error instanceof CallRefused) return `${error.status}`
  if (error instanceof CallFailed) return 'no answer'
  throw error
}

export const percentile = (timesMs: readonly number[], percent: number): number =>
  timesMs.toSorted((a, b) => a - b)[Math.floor((timesMs.length * percent) / 100)] ?? 0
