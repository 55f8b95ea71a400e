/** A change of records of a kind; without numbers, of any of them. */
export type LiveChange = { kind: string; ids: readonly number[]; version: number }

type Listener = (change: LiveChange) => void

export type LiveFeed = {
  publish: (kind: string, ids: readonly number[]) => void
  /** The changes after a version, or undefined when some may be forgotten. */
  since: (version: number) => LiveChange[] | undefined
  subscribe: (listener: Listener) => () => void
}

const mostKept = 1_000
/** Processes hear of a change at slightly different times; hearing of it twice does no harm. */
const overlapMs = 10_000

/** The latest changes of this process. Versions grow with the time, in every process alike. */
export function liveFeed(now: () => number = Date.now): LiveFeed {
  const kept: LiveChange[] = []
  const listeners = new Set<Listener>()
  let version = now()
  let completeSince = version
  return {
    publish(kind, ids) {
      version = Math.max(now(), version + 1)
      const change = { kind, ids, version }
      kept.push(change)
      if (kept.length > mostKept) completeSince = kept.shift()!.version
      for (const listener of listeners) listener(change)
    },
    since(last) {
      const from = last - overlapMs
      if (last < completeSince || last > version + overlapMs) return undefined
      return kept.filter((change) => change.version > from)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
