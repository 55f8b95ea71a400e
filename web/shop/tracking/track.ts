import type { Shop } from '../../client/shop-context.ts'
import { consent, type Purpose, recallConsent } from '../consent/consent.ts'
import type { TrackedEvent, Tracker } from './events.ts'
import { ga4 } from './ga4.ts'
import { metaPixel } from './meta-pixel.ts'
import { isFirstReport } from './reported-orders.ts'

/** Which answer of the visitor's opens which network. */
let trackers: { purpose: Purpose; tell: Tracker }[] | undefined

/** What a page says on its first load comes before the frame around it has told which networks there are. */
let early: TrackedEvent[] = []

/** Called once the page knows which networks the shop has. */
export function openTrackers({ metaPixelId, ga4Id }: Shop['tracking']) {
  trackers = [
    ...(ga4Id === undefined ? [] : [{ purpose: 'analytics' as const, tell: ga4(ga4Id) }]),
    ...(metaPixelId === undefined ? [] : [{ purpose: 'marketing' as const, tell: metaPixel(metaPixelId) }]),
  ]
  for (const event of early) track(event)
  early = []
}

/**
 * The one way by which a screen says what happened. Networks that the visitor has not agreed to hear nothing, not even later;
 * a purchase is told once per order, whatever is reloaded.
 */
export function track(event: TrackedEvent) {
  if (trackers === undefined) {
    early.push(event)
    return
  }
  if (consent.read() === undefined) recallConsent()
  const allowed = trackers.filter(({ purpose }) => consent.read()?.[purpose])
  if (allowed.length === 0) return
  if (event.name === 'Purchase' && !isFirstReport(event.orderId)) return
  for (const { tell } of allowed) tell(event)
}
