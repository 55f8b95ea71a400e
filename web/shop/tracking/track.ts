import { consent, loadConsent } from '../consent/consent.ts'
import type { Networks, TrackedEvent } from './events.ts'

/** Set by the frame, whose effects run after those of the page: the page's first event waits. */
let knownNetworks: Networks | undefined
let eventsBeforeConfiguration: TrackedEvent[] = []

type Sender = typeof import('./send-to-networks.ts')
let sender: Promise<Sender> | undefined

export function configureTracking(networks: Networks) {
  knownNetworks = networks
  for (const event of eventsBeforeConfiguration) track(event)
  eventsBeforeConfiguration = []
}

/**
 * Sends an event to the networks that the visitor has agreed to. An event before the agreement is
 * lost, and without any agreement not even the code that sends is fetched.
 */
export function track(event: TrackedEvent) {
  if (knownNetworks === undefined) {
    eventsBeforeConfiguration.push(event)
    return
  }
  if (consent.read() === undefined) loadConsent()
  const answer = consent.read()
  const allowed = {
    ...(answer?.analytics && knownNetworks.ga4Id && { ga4Id: knownNetworks.ga4Id }),
    ...(answer?.marketing &&
      knownNetworks.metaPixelId && { metaPixelId: knownNetworks.metaPixelId }),
  }
  if (Object.keys(allowed).length === 0) return
  sender ??= import('./send-to-networks.ts')
  // an event that cannot be sent is lost
  sender.then(
    ({ sendToNetworks }) => sendToNetworks(event, allowed),
    () => (sender = undefined),
  )
}
