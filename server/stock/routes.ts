import type { backInStockCalls } from '../../contract/shop/added/back-in-stock.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { awaitedGoods, requestBackInStock } from './request-back-in-stock.ts'

export const backInStockRoutes = (app: AppWithDb): Handlers<typeof backInStockCalls> => ({
  listAwaitedGoods: async ({ caller: { customerId } }) => {
    const awaited = await awaitedGoods(app.db, customerId)
    return done({ data: awaited.map(({ goodId }) => ({ good_id: goodId })) })
  },
  askBackInStockByEmail: async ({ caller, origin: { address }, params, body: { email } }) => {
    const attempt = await countAttempt(app, 'back_in_stock', { account: email, address })
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    const request = { customerId: caller.customerId, goodId: params.id, email }
    const asked = await inTransaction(app.db, (tx) => requestBackInStock(tx, request))
    if (!asked.ok) return asked
    return done({ data: { good_id: asked.value.goodId, waiting: asked.value.waiting } })
  },
})
