/** Stops calling a service that does not answer. */
export type CircuitBreaker = {
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

const failuresToOpen = 5
const openMs = 5_000

/** Opens for five seconds after five failures in a row; then one call is let through as a trial. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen() {
      if (failures < failuresToOpen) return false
      if (now() < openUntil) return true
      // The first caller is the trial; for the others the breaker stays open.
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
