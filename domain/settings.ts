import type { Cents } from './money.ts'

/** From the k-th bottle on its deposit costs that much less. */
export type DepositStep = { fromBottle: number; percentOff: number }

/** The sums and limits that the office may change; the rules take them as an argument. */
export type ShopSettings = {
  fuelSurchargeCents: Cents
  deliveryFeeCents: Cents
  /** Goods of at least this sum are brought free. */
  freeDeliveryFromCents: Cents
  /** Parcel machine and third-party courier are free above this sum; the sum itself still pays. */
  thirdPartyFreeAboveCents: Cents
  parcelMachinePriceCents: Cents
  thirdPartyCourierPriceCents: Cents
  cashLimitCents: Cents
  bonusUsePercent: number
  bonusEarnPercent: number
  depositSteps: readonly DepositStep[]
  autoshipLeadDays: number
  /** The time, on the day before a delivery day, at which that day closes: `24:00` is midnight. */
  dayClosesAt: string
  pendingPaymentHours: number
  acceptsCustomersAtOnce: boolean
}

export const defaultSettings: ShopSettings = {
  fuelSurchargeCents: 150,
  deliveryFeeCents: 300,
  freeDeliveryFromCents: 2000,
  thirdPartyFreeAboveCents: 5000,
  parcelMachinePriceCents: 350,
  thirdPartyCourierPriceCents: 590,
  cashLimitCents: 30_000,
  bonusUsePercent: 30,
  bonusEarnPercent: 2,
  depositSteps: [
    { fromBottle: 5, percentOff: 10 },
    { fromBottle: 10, percentOff: 20 },
  ],
  autoshipLeadDays: 7,
  dayClosesAt: '24:00',
  pendingPaymentHours: 24,
  acceptsCustomersAtOnce: true,
}
