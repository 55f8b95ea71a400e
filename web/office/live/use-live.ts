import { useEffect, useEffectEvent } from 'react'
import type { LiveKind } from '../../../domain/office/live-topics.ts'
import { listen } from './connection.ts'

/** Many records change together; the page is read once. */
const QUIET_MS = 250

/** Reads again what the page shows when records of these kinds have changed. */
export function useLive(kinds: readonly LiveKind[], read: () => void) {
  const names = kinds.join(',')
  const readAgain = useEffectEvent(read)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = listen((kind) => {
      if (kind !== undefined && !names.split(',').includes(kind)) return
      clearTimeout(timer)
      timer = setTimeout(() => readAgain(), QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [names])
}
