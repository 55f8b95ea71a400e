import { useEffect, useEffectEvent } from 'react'
import { type Heard, type HeardKind, listen } from './connection.ts'

/** Records that change together are read once, and a busy day is read every few seconds. */
const SOON_MS = 250
const EVERY_MS = 3_000

/** Reads the page again when records of these kinds, or these very ones, have changed. */
export function useLive(
  kinds: readonly HeardKind[],
  read: () => void,
  idsOf?: Partial<Record<HeardKind, readonly number[]>>,
) {
  const readAgain = useEffectEvent(read)
  const concerns = useEffectEvent(({ kind, ids }: Heard) => {
    if (kind === undefined) return true
    if (!kinds.includes(kind)) return false
    const own = idsOf?.[kind]
    return own === undefined || ids.length === 0 || ids.some((id) => own.includes(id))
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let readAt = 0
    let isDue = false
    const readNow = () => {
      timer = undefined
      isDue = document.hidden
      if (isDue) return
      readAt = Date.now()
      readAgain()
    }
    const end = listen((heard) => {
      if (!concerns(heard)) return
      timer ??= setTimeout(readNow, Math.max(SOON_MS, readAt + EVERY_MS - Date.now()))
    })
    const onSeen = () => isDue && readNow()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearTimeout(timer)
      end()
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [])
}
