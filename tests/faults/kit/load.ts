import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed, CallRefused } from '../../../contract/shared/http-client.ts'

export type Tally = { ends: Record<string, number>; slowestMs: number; timesMs: number[] }

/** So many clients that ask one after the other until they are stopped; then how often it ended how, `ok` or a status. */
export function underLoad(
  clients: number,
  call: (client: number) => Promise<unknown>,
  pauseMs = 0,
) {
  const tally: Tally = { ends: {}, slowestMs: 0, timesMs: [] }
  let stopping = false
  const running = Array.from({ length: clients }, async (_, client) => {
    while (!stopping) {
      const begun = performance.now()
      const end = await call(client).then(() => 'ok', endOf)
      const tookMs = performance.now() - begun
      tally.ends[end] = (tally.ends[end] ?? 0) + 1
      tally.timesMs.push(tookMs)
      tally.slowestMs = Math.max(tally.slowestMs, tookMs)
      await pause(end === 'no answer' ? 20 : pauseMs)
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

export function endOf(error: unknown): string {
  if (error instanceof CallRefused) return `${error.status}`
  if (error instanceof CallFailed) return 'no answer'
  throw error
}

export const percentile = (timesMs: readonly number[], percent: number): number =>
  timesMs.toSorted((a, b) => a - b)[Math.floor((timesMs.length * percent) / 100)] ?? 0
