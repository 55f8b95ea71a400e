import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../../client/shop-context.ts'
import { lazily } from '../../ui/lazily.ts'
import { consent, recallConsent } from './consent.ts'

const ConsentBanner = lazily(() => import('./consent-banner.tsx'))

/** Asks once, where the shop has a tracker to ask for; who has answered does not even fetch the question. */
export function ConsentPlace() {
  const { tracking } = useShop()
  const answer = useObserved(consent)
  const { pathname } = useLocation()
  const hasTracker = tracking.metaPixelId !== undefined || tracking.ga4Id !== undefined
  useEffect(() => recallConsent(), [])
  // That page asks the same, at length.
  const isAsked = hasTracker && answer === null && pathname !== '/sikdatnes'
  return <Suspense>{isAsked && <ConsentBanner />}</Suspense>
}
