import type { ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentPrompt } from '../consent/consent-prompt.tsx'
import { Tracking } from '../tracking/tracking.tsx'
import { LazyCartDrawer } from '../cart/lazy-cart-drawer.tsx'
import { LazyLogInModal } from '../people/lazy-log-in-modal.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The header, footer and overlays around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <>
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <SiteHeader />
      <OfflineBanner />
      <noscript>
        <Note look="sun">{words.noScript}</Note>
      </noscript>
      {children}
      <SiteFooter />
      <LazyCartDrawer />
      <LazyLogInModal />
      <ConsentPrompt />
      <Tracking />
      <ToastRegion words={words.toasts} />
    </>
  )
}
