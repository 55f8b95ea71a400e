import { z } from 'zod'
import { parseEuros } from '../../../domain/money.ts'
import { paymentStates } from '../../../domain/payments/payment-states.ts'

/** Sums are numbers in tokens and texts in answers, in euros. */
export const SumText = z.union([z.number(), z.string()]).transform((written, context) => {
  // "99.9900" is 99.99; fractions of a cent are refused.
  const cents = parseEuros(
    typeof written === 'string' ? written.replace(/(\.\d{2})0+$/, '$1') : written,
  )
  if (cents === null) context.addIssue('not a sum')
  return cents ?? 0
})

/** The fields of the provider's order that we read. */
export const ProviderOrder = z.object({
  uuid: z.uuid(),
  merchantReference: z.string(),
  paymentStatus: z.enum(paymentStates),
  grandTotal: SumText,
  currency: z.string(),
  paymentUrl: z.url().optional(),
  refunds: z.array(z.object({ uuid: z.uuid(), amount: SumText, status: z.string() })).default([]),
})
export type ProviderOrder = z.output<typeof ProviderOrder>

export const ProviderRefund = z.object({ uuid: z.uuid(), amount: SumText, status: z.string() })
export type ProviderRefund = z.output<typeof ProviderRefund>

/** A picture of a method, shown beside its name. */
const Logo = z.url().optional().catch(undefined)

const Bank = z.object({ name: z.string(), code: z.string(), logoUrl: Logo })

const ProviderOffer = z.object({ logoUrl: Logo })

/** Banks by country; cards, later payment and instalments if the store offers them. */
export const ProviderMethods = z.object({
  paymentMethods: z.object({
    cardPayments: ProviderOffer.optional(),
    bnpl: ProviderOffer.optional(),
    hirePurchase: ProviderOffer.optional(),
    paymentInitiation: z
      .object({ setup: z.record(z.string(), z.object({ paymentMethods: z.array(Bank) })) })
      .optional(),
  }),
})
export type ProviderMethods = z.output<typeof ProviderMethods>

export type OrderRequest = {
  merchantReference: string
  returnUrl: string
  notificationUrl: string
  grandTotal: number
  currency: 'EUR'
  locale: 'lv' | 'en'
  expiresIn: number
  payment: {
    method: 'paymentInitiation' | 'cardPayments' | 'bnpl' | 'hirePurchase'
    amount: number
    currency: 'EUR'
    methodDisplay: string
    methodOptions: Record<string, string | number>
  }
  billingAddress: { firstName: string; lastName: string; email: string; phoneNumber?: string }
  lineItems: { name: string; quantity: number; finalPrice: number }[]
}
