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

/** A purchase is told once per order, whatever is reloaded. */
export function tellNetworks(event: TrackedEvent, { ga4Id, metaPixelId }: Networks) {
  if (event.name === 'Purchase' && !isFirstReport(event.orderId)) return
  if (ga4Id !== undefined) ga4(ga4Id, event)
  if (metaPixelId !== undefined) metaPixel(metaPixelId, event)
}
