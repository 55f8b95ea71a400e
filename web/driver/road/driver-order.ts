import { safeLocalStorage } from '../../client/safe-storage.ts'

const keyOf = (runId: number) => `avots.driver-order-${runId}`

/** The driver's own order of the stops of a run: numbers alone. */
export function readOrder(runId: number): number[] {
  const stored = safeLocalStorage.readJson(keyOf(runId))
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
}

export const writeOrder = (runId: number, order: readonly number[]): void =>
  safeLocalStorage.writeJson(keyOf(runId), order)
