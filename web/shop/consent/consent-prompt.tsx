import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../../client/shop-context.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { consent, loadConsent } from './consent.ts'

const ConsentBanner = lazyWithRetry(() => import('./consent-banner.tsx'))

/** Asks once, where the shop has a tracker to ask for; who has answered does not even fetch the question. */
export function ConsentPrompt() {
  const { tracking } = useShop()
  const answer = useObserved(consent)
  const { pathname } = useLocation()
  const hasTracker = tracking.metaPixelId !== undefined || tracking.ga4Id !== undefined
  useEffect(() => loadConsent(), [])
  // That page asks the same, at length.
  const isAsked = hasTracker && answer === null && pathname !== '/sikdatnes'
  return <Suspense>{isAsked && <ConsentBanner />}</Suspense>
}
