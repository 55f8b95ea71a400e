import { Fragment, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { type Crumb, Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { Paginator } from '../../ui/paginator.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { FloatingCart } from '../cart/floating-cart.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Filters } from './filters.tsx'
import { GoodsRail } from './goods-rail.tsx'
import { GoodTile } from '../goods/good-tile.tsx'
import { chosenCount } from './list-choice.ts'
import { ListBar } from './list-bar.tsx'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'
import { SubcategoryChips } from './subcategories.tsx'
import './list.css'

const NothingFound = lazyWithRetry(() => import('./nothing-found.tsx'))

type Props = {
  title: string
  description: string
  crumbs: readonly Crumb[]
  list: LoadedList
  address: ListAddress
  /** Pages that answer a search beside the goods. */
  pages?: readonly { to: string; label: string }[]
}

const SEEN_FIRST = 3

/** Filters, order and page are in the address, so that links and forms work without JavaScript. */
export function GoodsList({ title, description, crumbs, list, address, pages = [] }: Props) {
  const words = { ...useWords(frameWords), ...useWords(listsWords) }
  const { goods, choice } = list
  const { current_page: page, last_page: lastPage, total } = goods
  const isChosen = chosenCount(choice) > 0 || choice.order !== undefined
  const hrefOf = (number: number) => address.hrefOf(number, choice)
  return (
    <main id="saturs" className="wrap">
      <PageHead
        title={words.pageTitle(title, page)}
        description={description}
        path={address.hrefOf(page)}
        hidden={isChosen || address.isSearch || Object.keys(address.fixedQuery).length > 0}
        {...(page > 1 && { previous: hrefOf(page - 1) })}
        {...(page < lastPage && { next: hrefOf(page + 1) })}
        crumbs={crumbs}
      />
      <Breadcrumb label={words.here} crumbs={[{ label: words.home, to: '/' }, ...crumbs]} />
      <h1>{title}</h1>
      <p className="quiet" aria-live="polite">
        {total > 0 && words.goodsFound(total)}
      </p>
      {list.partial === 1 && total > 0 && <p>{words.partial}</p>}
      {pages.length > 0 && <PageAnswers pages={pages} />}
      <SubcategoryChips list={list} address={address} />
      <Narrowing list={list} address={address} isBare={total === 0 && !isChosen}>
        <h2 className="vh">{words.goods}</h2>
        <Suspense>{total === 0 && <NothingFound list={list} address={address} />}</Suspense>
        {total > 0 && <Tiles goods={goods.data} />}
        <Paginator page={page} lastPage={lastPage} hrefOf={hrefOf} words={words.pages} />
      </Narrowing>
      <GoodsRail title={words.recommended} goods={list.recommended} />
      <FloatingCart />
    </main>
  )
}

type NarrowingProps = Pick<Props, 'list' | 'address'> & { isBare: boolean; children: ReactNode }

/** The filters and the order around the goods; a bare list has nothing to narrow or to order. */
function Narrowing({ list, address, isBare, children }: NarrowingProps) {
  if (isBare) return children
  return (
    <div className="catalogue-list">
      <Filters list={list} address={address} id="filtri" />
      <div>
        <ListBar list={list} address={address} />
        {children}
      </div>
    </div>
  )
}

function PageAnswers({ pages }: Required<Pick<Props, 'pages'>>) {
  const { answers } = useWords(listsWords)
  return (
    <nav className="catalogue-answers" aria-label={answers}>
      {answers}:{' '}
      {pages.map(({ to, label }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </nav>
  )
}

const Tiles = ({ goods }: { goods: readonly GoodCard[] }) => (
  <div className="goods-cards">
    {goods.map((good, index) => (
      <GoodTile key={good.id} good={good} urgent={index < SEEN_FIRST} />
    ))}
  </div>
)
