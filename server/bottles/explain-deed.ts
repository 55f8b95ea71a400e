import { z } from 'zod'
import { centsOf } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { ofKnownCustomer } from '../customers/known-customer.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { explainDeposit } from './explain-deposit.ts'

const Explaining = z.object({ customerId: z.int() })
type Explaining = z.output<typeof Explaining>

/** Mails a customer what the deposit is made of. */
export const explainDepositDeed: Deed<Explaining> = {
  name: 'deposits.explain',
  right: 'writeNotes',
  input: Explaining,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: () => null,
  reach: ofKnownCustomer,
  run: async ({ clock, settings }, tx, by, { customerId }) => {
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    const { depositSteps } = await settings()
    const explained = await explainDeposit(tx, customerId, depositSteps)
    const { paidCents, requiredCents, refundableCents } = explained
    const goods = explained.goods.map(({ name, nameEn, count, required }) => {
      return { lv: name, en: nameEn, count, cents: centsOf(required) }
    })
    await queueMail(tx, {
      template: 'deposits.explained',
      cause: `customer:${customerId}:${clock.now().getTime()}`,
      customerId,
      payload: { paidCents, requiredCents, refundableCents, goods },
    })
    return done({})
  },
}
