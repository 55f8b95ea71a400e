import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../session/shop-context.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { consent, loadConsent } from './consent.ts'

const ConsentBanner = lazyWithRetry(() => import('./consent-banner.tsx'))

/** Asks for consent if the shop has a tracker; the banner's code is fetched only to be shown. */
export function ConsentPrompt() {
  const { tracking } = useShop()
  const answer = useObserved(consent)
  const { pathname } = useLocation()
  const hasTracker = tracking.metaPixelId !== undefined || tracking.ga4Id !== undefined
  useEffect(() => loadConsent(), [])
  // the page about cookies contains the form itself
  const isOpen = hasTracker && answer === null && pathname !== '/sikdatnes'
  return <Suspense>{isOpen && <ConsentBanner />}</Suspense>
}
