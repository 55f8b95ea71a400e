import { useState } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import { withCount } from '../road/with-count.ts'

export type Count = Readonly<Record<number, number>>

/** A count that outlives the page: it is written with every press. */
export function useStoredCount(runId: number) {
  const key = `avots.driver-load-${runId}`
  const [count, setCount] = useState<Count>(() => {
    const stored = safeLocalStorage.readJson(key)
    const counted = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(counted.filter(([, pieces]) => Number.isInteger(pieces)))
  })
  return {
    count,
    set: (goodId: number, pieces: number | undefined) => {
      const next = withCount(count, goodId, pieces)
      safeLocalStorage.writeJson(key, next)
      setCount(next)
    },
    forget: () => safeLocalStorage.remove(key),
  }
}
