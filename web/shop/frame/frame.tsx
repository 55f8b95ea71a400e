import type { ReactNode } from 'react'
import { later } from '../../client/later.tsx'
import { Note } from '../../ui/note.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentPlace } from '../consent/consent-place.tsx'
import { Tracking } from '../tracking/tracking.tsx'
import { DrawerPlace } from '../cart/drawer-place.tsx'
import { LogInPlace } from '../people/log-in-place.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteHeader } from './site-header.tsx'
import './footer.css'

const SiteFooter = later(() => import('./site-footer.tsx'))

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
      <noscript>
        <Note look="sun">{words.noScript}</Note>
      </noscript>
      {children}
      <SiteFooter />
      <DrawerPlace />
      <LogInPlace />
      <ConsentPlace />
      <Tracking />
      <ToastRegion words={words.toasts} />
    </>
  )
}
