import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

const page = (name: string) => `./catalogue/${name}.tsx`

/** A category's path may end with a page number, so its module parses the path by itself. */
export const catalogueRoutes: RouteConfigEntry[] = [
  index(page('home'), { id: 'home' }),
  route('goods', page('first-page'), { id: 'goods' }),
  route('goods/:page', page('goods-list-page'), { id: 'goods-page' }),
  route('goods-search', page('search-form'), { id: 'goods-search-form' }),
  route('goods-search/:term', page('search-page'), { id: 'goods-search' }),
  route('top-goods', page('goods-list-page'), { id: 'top-goods' }),
  route('discount-goods', page('goods-list-page'), { id: 'discount-goods' }),
  route('new-goods', page('goods-list-page'), { id: 'new-goods' }),
  route('good/:link', page('good-page'), { id: 'good' }),
  route(':category', page('category-page'), { id: 'goods-category-page' }),
  route(':category/:categorya', page('category-page'), { id: 'goods-categorya-page' }),
  route(':category/:categorya/:categoryb', page('category-page'), { id: 'goods-categoryb-page' }),
  route('*', page('category-page'), { id: 'unknown' }),
]
