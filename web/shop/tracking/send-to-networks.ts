import { safeLocalStorage } from '../../client/safe-storage.ts'
import { consent, type Purpose } from '../consent/consent.ts'
import type { Networks, TrackedEvent, Tracker } from './events.ts'

/** Addresses with a key of a mail or of a payment, also as the target of a redirect. */
const secretAddress = /renew-password|confirm-email|(?:key|token)(?:=|%3D)/

const maySend = (purpose: Purpose): boolean =>
  consent.read()?.[purpose] === true && !secretAddress.test(location.href)

/**
 * Fetches a network's tracker with its first event; events keep their order. What the visitor has
 * refused while it came, and what would now be read with a secret, is not sent.
 */
function lazyTracker(purpose: Purpose, fetchTracker: (id: string) => Promise<Tracker>) {
  const trackers = new Map<string, Promise<Tracker>>()
  return (id: string, event: TrackedEvent) => {
    const tracker = trackers.get(id) ?? fetchTracker(id)
    trackers.set(id, tracker)
    tracker.then(
      (send) => maySend(purpose) && send(event),
      () => trackers.delete(id),
    )
  }
}

const ga4 = lazyTracker('analytics', async (id) => (await import('./ga4.ts')).ga4(id))
const metaPixel = lazyTracker('marketing', async (id) =>
  (await import('./meta-pixel.ts')).metaPixel(id),
)

/** Sends nothing from a secret address: the networks' scripts read the address by themselves. */
export function sendToNetworks(event: TrackedEvent, { ga4Id, metaPixelId }: Networks) {
  if (secretAddress.test(location.href)) return
  if (event.name === 'PageView' && secretAddress.test(event.path)) return
  if (event.name === 'Purchase' && !markReported(event.orderId)) return
  if (ga4Id !== undefined) ga4(ga4Id, event)
  if (metaPixelId !== undefined) metaPixel(metaPixelId, event)
}

const REPORTED_KEY = 'avots.reported-orders'
const MAX_REPORTED = 50

/** For browsers without storage. */
const reportedOnThisPage = new Set<number>()

/** Marks an order as reported; false if it was already, for instance before a reload. */
function markReported(orderId: number): boolean {
  const stored = safeLocalStorage.readJson(REPORTED_KEY)
  const storedIds = Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  const reported = new Set([...storedIds, ...reportedOnThisPage])
  if (reported.has(orderId)) return false
  reportedOnThisPage.add(orderId)
  safeLocalStorage.writeJson(REPORTED_KEY, [...reported, orderId].slice(-MAX_REPORTED))
  return true
}
