import type { LiveMessage } from '../../../contract/office/live.ts'
import { type LiveKind, liveKinds } from '../../../domain/office/live-topics.ts'
import { createObserved } from '../../client/observed.ts'

/** A stream that the server ends by itself is open again long before this. */
const LOST_AFTER_MS = 4_000
const AGAIN_MS = 5_000

/** Whether this tab hears of changes. */
export const isConnected = createObserved(true)

/** A kind of the server, or what this very tab has done. */
export type HeardKind = LiveKind | 'own'

/** What has changed: without a kind anything may have, without numbers any record of the kind. */
export type Heard = { kind?: HeardKind; ids: readonly number[] }

type Listener = (heard: Heard) => void
const listeners = new Set<Listener>()

export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const hear = (heard: Heard) => {
  for (const listener of listeners) listener(heard)
}

/** After a deed of this tab, for what no topic of the server tells of. */
export const hearOwn = () => hear({ kind: 'own', ids: [] })

/**
 * One stream for the tab while a person is in and sees it, because a browser opens six connections
 * at most to a server without HTTP/2. A tab that is seen again reads everything again. Answers how
 * to end it.
 */
export function followChanges(): () => void {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const { lose, regain, stop } = watchLoss()
  const open = () => {
    source = new EventSource(`/office/api/live?topics=${liveKinds.join(',')}`)
    source.addEventListener('open', regain)
    source.addEventListener('message', hearMessage)
    source.addEventListener('error', () => {
      lose()
      // A refusal ends a stream for good, unlike a lost connection.
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS)
    })
  }
  const close = () => {
    source?.close()
    source = undefined
    clearTimeout(again)
    stop()
  }
  const online = () => source?.readyState === EventSource.OPEN && regain()
  const seenOrHidden = () => {
    if (document.hidden) return close()
    if (source) return
    open()
    hear({ ids: [] })
  }
  addEventListener('offline', lose)
  addEventListener('online', online)
  document.addEventListener('visibilitychange', seenOrHidden)
  if (!document.hidden) open()
  return () => {
    close()
    removeEventListener('offline', lose)
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seenOrHidden)
    isConnected.set(true)
  }
}

const hearMessage = ({ data }: MessageEvent<string>) => {
  const { topic, ids } = JSON.parse(data) as LiveMessage
  hear({ kind: topic as LiveKind, ids })
}

/** A stream that is lost for long shows, and everything is read again once it is back. */
function watchLoss() {
  let lost: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(lost)
    lost = undefined
  }
  const lose = () => {
    lost ??= setTimeout(() => isConnected.set(false), LOST_AFTER_MS)
  }
  const regain = () => {
    stop()
    if (isConnected.read()) return
    isConnected.set(true)
    hear({ ids: [] })
  }
  return { lose, regain, stop }
}
