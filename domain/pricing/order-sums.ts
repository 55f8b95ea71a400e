import type { Cents } from '../money.ts'

/** The sums of an order, named as its columns; a placed order keeps them. */
export const orderSums = [
  'waterGoodsCents',
  'otherGoodsCents',
  'servicesCents',
  'discountCents',
  'savingsCents',
  'bonusCents',
  'lentDepositCents',
  'stateDepositCents',
  'depositCents',
  'depositToRefundCents',
  'deliveryCents',
  'totalCents',
  'totalWithDepositCents',
] as const

export type OrderSums = Record<(typeof orderSums)[number], Cents>
