import { z } from 'zod'
import { mostRowsOfAct } from '../../domain/office/deeds.ts'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id, IdText, Quantity } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const reason = filledText(300)
const orderIds = z
  .array(Id)
  .min(1, 'required')
  .max(mostRowsOfAct, 'too_many_rows')
  .transform((ids) => [...new Set(ids)])
const Cents = z.int().min(-1_000_000_00, 'too_small').max(1_000_000_00, 'too_big')

/** What the office does with orders, balances, credit and stock. */
export const deedCalls = callTable({
  moveOrders: deedCall({
    path: '/orders/move',
    summary:
      'Moves orders to another day, with a reason even to a full one; their customers are told. Of ' +
      'a closed day only those that no run has',
    right: 'changeOrders',
    body: { orderIds, day: DayText, reason: reason.optional() },
  }),
  cancelOrders: deedCall({
    path: '/orders/cancel',
    summary: 'Cancels orders and credits what was paid; their customers read why',
    right: 'changeOrders',
    body: { orderIds, reason, evenLocked: z.boolean().default(false) },
  }),
  releaseOrders: deedCall({
    path: '/orders/release',
    summary: 'Orders on hold go on, on their day or the next open one',
    right: 'changeOrders',
    body: { orderIds, reason },
  }),
  correctBalance: {
    ...deedCall({
      path: '/customers/:id/correction',
      summary: 'Gives a customer a sum, or takes it; the customer reads the reason',
      right: 'correctBalances',
      body: {
        account: z.enum(['account', 'bonus', 'deposit']),
        cents: Cents.refine((cents) => cents !== 0, 'required'),
        reason,
      },
      refusals: ['below_nothing'],
    }),
    params,
  },
  giveGoodwill: {
    ...deedCall({
      path: '/customers/:id/goodwill',
      summary: 'Gives a customer a sum as goodwill; the customer reads the reason',
      right: 'giveGoodwill',
      body: { account: z.enum(['account', 'bonus']), cents: Cents.min(1, 'too_small'), reason },
    }),
    params,
  },
  grantCredit: {
    ...deedCall({
      path: '/customers/:id/credit',
      summary: 'Sets the credit limit and whether deferred payment is allowed',
      right: 'grantCredit',
      body: { creditLimitCents: Cents.min(0, 'too_small'), payLater: z.boolean(), reason },
    }),
    params,
  },
  countStock: {
    ...deedCall({
      path: '/goods/:id/stock',
      summary: 'The pieces that were counted become the stock',
      right: 'countStock',
      body: { pieces: Quantity, reason },
      refusals: ['not_counted', 'stock_reserved'],
    }),
    params,
  },
  receiveStock: {
    ...deedCall({
      path: '/goods/:id/receipt',
      summary: 'Pieces that came from a supplier; the reason names the paper that came with them',
      right: 'receiveGoods',
      body: { pieces: Quantity.min(1, 'too_small'), reason },
      refusals: ['not_counted', 'stock_reserved'],
    }),
    params,
  },
  writeOffStock: {
    ...deedCall({
      path: '/goods/:id/write-off',
      summary: 'Pieces that are spoiled, broken or gone; those that orders reserve stay',
      right: 'countStock',
      body: { pieces: Quantity.min(1, 'too_small'), reason },
      refusals: ['not_counted', 'stock_reserved'],
    }),
    params,
  },
})
