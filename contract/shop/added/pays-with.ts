import { z } from 'zod'
import { banknotesInEuros } from '../../../domain/dispatch/change-to-give.ts'
import { callTable } from '../../shared/call.ts'
import { data, IdText } from '../../shared/scalars.ts'

const OrderId = z.object({ id: IdText })

/** The note that will be handed over at the door; null: exact, or not said. */
const Banknote = z.literal(banknotesInEuros).nullable()

const PaysWith = data(z.object({ pays_with: Banknote }))

/** For orders that are paid in cash at the door. */
export const paysWithCalls = callTable({
  readPaysWith: {
    method: 'GET',
    path: '/order/:id/pays-with',
    summary: 'The banknote that the driver has to change at the door',
    audience: 'customer',
    params: OrderId,
    answer: PaysWith,
    refusals: ['not_found'],
  },
  setPaysWith: {
    method: 'POST',
    path: '/order/:id/pays-with',
    summary: 'Says which banknote the driver has to change; only for an order paid at the door',
    audience: 'customer',
    params: OrderId,
    body: z.strictObject({ pays_with: Banknote }),
    answer: PaysWith,
    refusals: ['not_found', 'locked'],
  },
})
