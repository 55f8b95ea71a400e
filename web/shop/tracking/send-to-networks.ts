import type { TrackedEvent, Tracker } from './events.ts'
import { isFirstReport } from './reported-orders.ts'
import type { Networks } from './track.ts'

/** A network's own way of telling is fetched with its first event; events keep their order. */
function afterwards(fetchTracker: (id: string) => Promise<Tracker>) {
  const trackers = new Map<string, Promise<Tracker>>()
  return (id: string, event: TrackedEvent) => {
    const tracker = trackers.get(id) ?? fetchTracker(id)
    trackers.set(id, tracker)
    tracker.then(
      (tell) => tell(event),
      () => trackers.delete(id),
    )
  }
}

const ga4 = afterwards(async (id) => (await import('./ga4.ts')).ga4(id))
const metaPixel = afterwards(async (id) => (await import('./meta-pixel.ts')).metaPixel(id))

/** Addresses that let in whoever has them, themselves or as where to go on: by a mail's key, or by the bank's word on a payment. */
const letsIn = /renew-password|confirm-email|(?:key|token)(?:=|%3D)/

/**
 * Networks read the page's address by themselves: where nobody may know it, they are told nothing. A purchase is told once per order,
 * whatever is reloaded.
 */
export function sendToNetworks(event: TrackedEvent, { ga4Id, metaPixelId }: Networks) {
  if (letsIn.test(location.href) || (event.name === 'PageView' && letsIn.test(event.path))) return
  if (event.name === 'Purchase' && !isFirstReport(event.orderId)) return
  if (ga4Id !== undefined) ga4(ga4Id, event)
  if (metaPixelId !== undefined) metaPixel(metaPixelId, event)
}
