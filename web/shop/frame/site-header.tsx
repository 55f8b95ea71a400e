import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useSettled } from '../../client/use-settled.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { CartButton } from '../cart/cart-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CategoryBar } from './category-bar.tsx'
import { GoodsSearch } from './goods-search.tsx'
import { Logo } from './logo.tsx'
import { TopLine } from './top-line.tsx'
import './header.css'
import './compact-header.css'

const COMPACT_AFTER_PX = 350
const SideMenu = lazyWithRetry(() => import('./side-menu.tsx'))
const AllGoodsButton = lazyWithRetry(() => import('./all-goods-button.tsx'))

const onScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled further than the given pixels. */
const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  )

/** Becomes compact and fixed when scrolled; its wrapper keeps the height, so that nothing moves. */
export function SiteHeader() {
  const words = useWords(frameWords)
  const [menu, setMenu] = useState<'not-fetched' | 'open' | 'closed'>('not-fetched')
  const { pathname } = useLocation()
  const compact = useScrolled(COMPACT_AFTER_PX)
  return (
    <header className="frame-site">
      <TopLine />
      <div className="frame-head-place">
        <div className={compact ? 'frame-head frame-head--compact' : 'frame-head'}>
          <div className="wrap">
            <IconButton
              className="frame-burger"
              icon="menu"
              label={words.openMenu}
              onClick={() => setMenu('open')}
            />
            <Logo />
            <Suspense>{compact && <AllGoodsButton key={pathname} />}</Suspense>
            <GoodsSearch />
            <div className="frame-head__acts">
              <AccountMenu />
              <CartButton />
            </div>
          </div>
        </div>
      </div>
      <CategoryBar />
      <LoadingLine />
      <Suspense>
        {menu !== 'not-fetched' && (
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        )}
      </Suspense>
    </header>
  )
}

/** A page that takes longer is also announced. */
const SLOW_MS = 1_000

/** Flows while the next page is loaded. */
function LoadingLine() {
  const words = useWords(frameWords)
  const isLoading = useNavigation().state !== 'idle'
  const slowly = useSettled(isLoading ? words.loading : '', SLOW_MS)
  return (
    <>
      <span
        className={isLoading ? 'frame-line frame-line--flows' : 'frame-line'}
        aria-hidden="true"
      />
      {isLoading && slowly !== '' && <output className="vh">{slowly}</output>}
    </>
  )
}
