/** Stops asking somebody who does not answer, so that nobody waits for what will not come. */
export type CircuitBreaker = {
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

const failuresToOpen = 5
const openMs = 5_000

/** After five failures in a row it is open for five seconds; then one is let through to see. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen() {
      if (failures < failuresToOpen) return false
      if (now() < openUntil) return true
      // Whoever asked first tries; the others wait for what becomes of it.
      openUntil = now() + openMs
      return false
    },
    succeeded: () => void (failures = 0),
    failed() {
      failures += 1
      openUntil = now() + openMs
    },
  }
}
