const KEY = 'avots.reported-orders'
const MOST_KEPT = 50

const reportedHere = new Set<number>()

/** Whether a purchase has not been told yet by this browser; asking marks it as told. */
export function isFirstReport(orderId: number): boolean {
  const reported = new Set([...readReported(), ...reportedHere])
  if (reported.has(orderId)) return false
  reportedHere.add(orderId)
  try {
    localStorage.setItem(KEY, JSON.stringify([...reported, orderId].slice(-MOST_KEPT)))
  } catch {
    // Without storage it is remembered until the page is closed.
  }
  return true
}

function readReported(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
