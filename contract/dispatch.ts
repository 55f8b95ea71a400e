import { z } from 'zod'
import { callTable } from './call.ts'
import { data, DayText, Euros, Id } from './scalars.ts'

/** Something of ours at the customer's. */
export const RentedGood = z
  .object({
    good_id: Id,
    name: z.string(),
    link: z.string(),
    image: z.string(),
    count: z.int(),
    bail: Euros,
    monthly_payment_vat: Euros,
    last_executed: DayText.nullable(),
  })
  .meta({ id: 'RentedGood' })
export type RentedGood = z.output<typeof RentedGood>

export const dispatchCalls = callTable({
  listRentedGoods: {
    method: 'GET',
    path: '/rentedgoods',
    summary: 'Bottles and rented goods at the customer’s',
    audience: 'customer',
    answer: data(z.array(RentedGood)),
  },
})
