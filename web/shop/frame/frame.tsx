import type { ReactNode } from 'react'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { Tracking } from '../tracking/tracking.tsx'
import { DrawerPlace } from '../cart/drawer-place.tsx'
import { LogInPlace } from '../people/log-in-place.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <>
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <SiteHeader />
      <OfflineBanner />
      {children}
      <SiteFooter />
      <DrawerPlace />
      <LogInPlace />
      <ConsentBanner />
      <Tracking />
      <ToastRegion words={words.toasts} />
    </>
  )
}
