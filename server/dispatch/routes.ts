import type { dispatchCalls } from '../../contract/dispatch.ts'
import { done } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { rentedGoods } from './rented-goods.ts'

export const dispatchRoutes = ({ db, config }: House): Handlers<typeof dispatchCalls> => ({
  listRentedGoods: async ({ caller }) => {
    const rows = await rentedGoods(db, caller.customerId)
    return done({
      data: rows.map((row) => ({
        good_id: row.goodId,
        name: caller.language === 'en' ? row.nameEn : row.nameLv,
        link: row.link,
        image: `${config.IMAGE_BASE}/${row.goodId}/w_170,h_250`,
        count: row.held,
        bail: row.bailCents / 100,
        monthly_payment_vat: row.monthlyPaymentCents / 100,
        last_executed: row.lastOn,
      })),
    })
  },
})
