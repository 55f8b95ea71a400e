import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { data, Euros, IdText, NoBody } from '../../shared/scalars.ts'
import { PaymentMethodId } from '../cart-record.ts'

const OrderId = z.object({ id: IdText })

/** Where the money of a cancelled order is that a bank or card had paid. */
export const OrderRefund = z
  .object({
    /** On the account, and can go back to where it came from. */
    available: Euros,
    /** Sent, and not confirmed by the bank yet. */
    on_the_way: Euros,
    /** Confirmed by the bank. */
    returned: Euros,
    /** The bank or card that it goes back to. */
    payment_type: PaymentMethodId.nullable(),
  })
  .meta({ id: 'OrderRefund' })
export type OrderRefund = z.output<typeof OrderRefund>

export const orderRefundCalls = callTable({
  readOrderRefund: {
    method: 'GET',
    path: '/order/:id/refund',
    summary: 'Where the money of a cancelled order is',
    audience: 'customer',
    params: OrderId,
    answer: data(OrderRefund),
    refusals: ['not_found'],
  },
  refundOrder: {
    method: 'POST',
    path: '/order/:id/refund',
    summary: 'Sends the money of a cancelled order back to the bank or card that it came from',
    audience: 'customer',
    params: OrderId,
    body: NoBody,
    answer: data(OrderRefund),
    refusals: ['not_found', 'nothing_to_send_back'],
    repeatable: true,
  },
})
