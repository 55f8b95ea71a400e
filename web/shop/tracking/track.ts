import type { Shop } from '../../client/shop-context.ts'
import { consent, loadConsent } from '../consent/consent.ts'
import type { TrackedEvent } from './events.ts'

export type Networks = Shop['tracking']

/** Which networks the shop has; a page's own first event comes before the frame around it has told. */
let networks: Networks | undefined
let early: TrackedEvent[] = []

type Telling = typeof import('./send-to-networks.ts')
let telling: Promise<Telling> | undefined

/** Called once the page knows which networks the shop has. */
export function configureTracking(shops: Networks) {
  networks = shops
  for (const event of early) track(event)
  early = []
}

/**
 * The one way by which a screen says what happened. Networks that the visitor has not agreed to hear nothing, not even later, and
 * without an agreement not even the program that tells them is fetched.
 */
export function track(event: TrackedEvent) {
  if (networks === undefined) {
    early.push(event)
    return
  }
  if (consent.read() === undefined) loadConsent()
  const answer = consent.read()
  const allowed = {
    ...(answer?.analytics && networks.ga4Id && { ga4Id: networks.ga4Id }),
    ...(answer?.marketing && networks.metaPixelId && { metaPixelId: networks.metaPixelId }),
  }
  if (Object.keys(allowed).length === 0) return
  telling ??= import('./send-to-networks.ts')
  // what cannot be told is lost, and nobody is held up by it
  telling.then(
    ({ sendToNetworks: tellNetworks }) => tellNetworks(event, allowed),
    () => (telling = undefined),
  )
}
