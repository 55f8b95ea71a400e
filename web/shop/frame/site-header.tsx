import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { CartButton } from '../cart/cart-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AllGoodsButton } from './all-goods-button.tsx'
import { CategoryBar } from './category-bar.tsx'
import { GoodsSearch } from './goods-search.tsx'
import { Logo } from './logo.tsx'
import { TopLine } from './top-line.tsx'
import { useScrolled } from './use-scrolled.ts'
import './header.css'
import './compact-header.css'

const COMPACT_AFTER_PX = 350
const SideMenu = lazy(() => import('./side-menu.tsx'))

/** The header rests on the water line; further down the page a compact one stays, and its place is kept. */
export function SiteHeader() {
  const words = useWords(frameWords)
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const compact = useScrolled(COMPACT_AFTER_PX)
  return (
    <header className="site">
      <TopLine />
      <div className="head-place">
        <div className={compact ? 'head head--compact' : 'head'}>
          <div className="wrap">
            <IconButton className="burger" icon="menu" label={words.openMenu} onClick={() => setMenu('open')} />
            <Logo />
            {compact && <AllGoodsButton key={pathname} />}
            <GoodsSearch />
            <div className="head__acts">
              <AccountMenu />
              <CartButton />
            </div>
          </div>
        </div>
      </div>
      <CategoryBar />
      <span className={state === 'idle' ? 'wline' : 'wline wline--flows'} aria-hidden="true" />
      <Suspense>{menu !== 'unasked' && <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />}</Suspense>
    </header>
  )
}
