import type { catalogueCalls } from '../../contract/catalogue.ts'
import { done } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { askBackInStock } from './ask-back-in-stock.ts'
import { categoryTree } from './category-tree.ts'
import { lastOrdered } from './last-ordered.ts'
import { listBanners } from './list-banners.ts'
import { listGoods } from './list-goods.ts'
import { readGood } from './read-good.ts'
import { suggestGoods } from './suggest-goods.ts'

export const catalogueRoutes = (house: House): Handlers<typeof catalogueCalls> => ({
  listCategories: async ({ caller }) => done({ items: await categoryTree(house, caller.language) }),
  readGood: ({ params, caller }) => readGood(house, params, caller.language),
  readGoodByLink: async ({ params, caller }) => {
    const good = await readGood(house, params, caller.language)
    return good.ok ? done({ data: good.value }) : good
  },
  listGoods: ({ query, caller }) => listGoods(house, query, caller.language),
  suggestGoods: async ({ query, caller }) =>
    done(await suggestGoods(house, query.search, caller.language)),
  lastOrderedGoods: async ({ caller }) =>
    done({ goods: { data: await lastOrdered(house, caller.customerId, caller.language) } }),
  listBanners: async ({ caller }) => done({ data: await listBanners(house, caller.language) }),
  askBackInStock: async ({ params, caller }) => {
    const asked = await askBackInStock(house.db, {
      customerId: caller.customerId,
      goodId: params.id,
    })
    return asked.ok
      ? done({ data: { good_id: asked.value.goodId, waiting: asked.value.waiting } })
      : asked
  },
})
