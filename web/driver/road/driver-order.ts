import { useState } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'

const keyOf = (runId: number) => `avots.driver-order-${runId}`

function readOrder(runId: number): number[] {
  const stored = safeLocalStorage.readJson(keyOf(runId))
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
}

/** The driver's own order of the stops of a run: numbers alone. */
export function useDriverOrder(runId: number) {
  const [order, setOrder] = useState(() => readOrder(runId))
  return {
    order,
    putInOrder: (next: number[]) => {
      setOrder(next)
      safeLocalStorage.writeJson(keyOf(runId), next)
    },
  }
}
