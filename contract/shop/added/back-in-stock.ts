import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { data, Email, IdText } from '../../shared/scalars.ts'

/** Beside `askBackInStock`: without a profile, and what was asked for before. */
export const backInStockCalls = callTable({
  listAwaitedGoods: {
    method: 'GET',
    path: '/goods/awaited',
    summary: 'Sold-out goods whose return the caller asked to hear of',
    audience: 'token',
    answer: data(z.array(z.object({ good_id: z.int() }))),
  },
  askBackInStockByEmail: {
    method: 'POST',
    path: '/goods/:id/back-in-stock/email',
    summary: 'One mail to this address when the good can be had again; no profile is needed',
    audience: 'token',
    params: z.object({ id: IdText }),
    body: z.object({ email: Email }),
    answer: data(z.object({ good_id: z.int(), waiting: z.boolean() })),
    refusals: ['not_found', 'too_many_requests'],
  },
})
