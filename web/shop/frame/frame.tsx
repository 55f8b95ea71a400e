import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { useObserved } from '../../client/observed.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { Note } from '../../ui/note.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentPrompt } from '../consent/consent-prompt.tsx'
import { Tracking } from '../tracking/tracking.tsx'
import { cartDrawer } from '../goods/drawer-state.ts'
import { logInPrompt, sessionEnded } from '../session/log-in-prompt.ts'
import { useShop } from '../session/shop-context.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const CartDrawer = lazyWithRetry(() => import('../cart/cart-drawer.tsx'))
const SessionEndedLine = lazyWithRetry(() => import('./session-ended-line.tsx'))
const LogInModal = lazyWithRetry(() => import('../people/log-in-modal.tsx'))

/** The header, footer and overlays around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(frameWords)
  const { phone } = useShop().terms.seller
  return (
    <>
      <a className="skip" href="#saturs">
        {words.skip}
      </a>
      <SiteHeader />
      <OfflineBanner />
      <LazySessionEndedLine />
      <noscript>
        <Note look="sun">
          {words.noScript}{' '}
          <a className="nw" href={phoneLink(phone)}>
            {phone}
          </a>
        </Note>
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

function LazySessionEndedLine() {
  return <Suspense>{useObserved(sessionEnded) && <SessionEndedLine />}</Suspense>
}

/** The drawer's code is loaded when it first opens. */
function LazyCartDrawer() {
  return <Suspense>{useObserved(cartDrawer) && <CartDrawer />}</Suspense>
}

/** Pages made for visitors who are not logged in; the dialog would cover them. */
const PATHS_WITHOUT_DIALOG = /^\/(?:login|reset-password|renew-password|confirm-email)(?:\/|$)/

/** The dialog's code is loaded when it first opens. */
function LazyLogInModal() {
  const { pathname } = useLocation()
  return (
    <Suspense>
      {useObserved(logInPrompt) && !PATHS_WITHOUT_DIALOG.test(pathname) && <LogInModal />}
    </Suspense>
  )
}
