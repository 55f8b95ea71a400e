import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { isUnread, useStore } from '../../client/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'
import { FloatingCart } from '../cart/floating-cart.tsx'
import { JsonLd } from '../page/json-ld.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShop } from '../session/shop-context.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { Banners } from './banners.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { GoodsShelf } from './goods-shelf.tsx'
import { shopData } from './shop-data.ts'

const EmptyShop = lazyWithRetry(() => import('./empty-shop.tsx'))
const NextDelivery = lazyWithRetry(() => import('./next-delivery.tsx'))
const OrderAgain = lazyWithRetry(() => import('./order-again.tsx'))

const SHELF_SIZE = '3'

const load = (async ({ api }) => {
  const [banners, top, discount, fresh] = await Promise.all([
    api.listBanners(),
    api.listGoods({ query: { filter: 'top', limit: SHELF_SIZE } }),
    api.listGoods({ query: { filter: 'discount', limit: SHELF_SIZE } }),
    api.listGoods({ query: { filter: 'new', limit: SHELF_SIZE } }),
  ])
  return {
    banners: banners.data,
    top: top.goods.data,
    discount: discount.goods.data,
    fresh: fresh.goods.data,
  }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/**
 * The server renders it the same for everybody; a customer's own parts are added in the browser.
 */
export default function Home() {
  const words = useWords(homeWords)
  const lists = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const { banners, top, discount, fresh } = useLoaderData<typeof loader>()
  const shop = useShop()
  const { shopName } = useWords(frameWords)
  const user = useStore(userStore)
  const customer = isCustomer(user.value)
  return (
    <main id="saturs" className={classNames((customer || isUnread(user)) && 'catalogue-rooms')}>
      <PageHead title={words.title} description={words.description} path="/" />
      <JsonLd data={import.meta.env.SSR ? shopData(shopName, shop) : undefined} />
      <Banners banners={banners}>
        <Suspense>{customer && <NextDelivery />}</Suspense>
      </Banners>
      <div className="wrap">
        <div className="catalogue-own" data-room="order-again">
          <Suspense>{customer && <OrderAgain />}</Suspense>
        </div>
        {banners.length === 0 && <h1 className="catalogue-section--near">{words.title}</h1>}
        <CategoryShelf />
        <GoodsShelf title={lists.topGoods} to="/top-goods" all={words.allTop} goods={top} />
        <GoodsShelf
          title={lists.discountGoods}
          to="/discount-goods"
          all={words.allDiscount}
          goods={discount}
        />
        <GoodsShelf title={lists.newGoods} to="/new-goods" all={words.allNew} goods={fresh} />
        <Suspense>
          {[banners, top, discount, fresh].every((items) => items.length === 0) && <EmptyShop />}
        </Suspense>
      </div>
      <FloatingCart />
    </main>
  )
}
