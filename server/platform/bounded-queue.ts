type Bounds = { mostAtOnce: number; mostWaiting: number }

/**
 * Runs a few pieces of work at a time, in their order; what comes when the queue is full is
 * refused with undefined.
 */
export function boundedQueue({ mostAtOnce, mostWaiting }: Bounds) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Made>(work: () => Promise<Made>): Promise<Made | undefined> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
