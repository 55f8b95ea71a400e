import type { catalogueCalls } from '../../contract/shop/catalogue.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { requestBackInStock } from '../stock/request-back-in-stock.ts'
import { listCategories } from './list-categories.ts'
import { lastOrdered } from './last-ordered.ts'
import { listBanners } from './list-banners.ts'
import { listGoods } from './list-goods.ts'
import { readGood } from './read-good.ts'
import { suggestGoods } from './suggest-goods.ts'

export const catalogueRoutes = (app: AppWithDb): Handlers<typeof catalogueCalls> => ({
  listCategories: async ({ caller }) => done({ items: await listCategories(app, caller.language) }),
  readGood: ({ params, caller }) => readGood(app, params, caller.language),
  readGoodByLink: async ({ params, caller }) => {
    const good = await readGood(app, params, caller.language)
    return good.ok ? done({ data: good.value }) : good
  },
  listGoods: ({ query, caller }) => listGoods(app, query, caller.language),
  suggestGoods: async ({ query, caller }) =>
    done(await suggestGoods(app, query.search, caller.language)),
  lastOrderedGoods: async ({ caller }) =>
    done({ goods: { data: await lastOrdered(app, caller.customerId, caller.language) } }),
  listBanners: async ({ caller }) => done({ data: await listBanners(app, caller.language) }),
  askBackInStock: async ({ params, caller }) => {
    const request = await inTransaction(app.db, (tx) =>
      requestBackInStock(tx, { customerId: caller.customerId, goodId: params.id }),
    )
    return request.ok
      ? done({ data: { good_id: request.value.goodId, waiting: request.value.waiting } })
      : request
  },
})
