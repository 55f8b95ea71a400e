import type { Seller } from './documents/document.ts'
import { seller } from './documents/seller.ts'
import type { Cents } from './money.ts'

/** From this bottle on, the deposit of a bottle is reduced by this percentage. */
export type DepositStep = { fromBottle: number; percentOff: number }

/** Sums and limits that the office may change; rules take them as an argument. */
export type ShopSettings = {
  fuelSurchargeCents: Cents
  deliveryFeeCents: Cents
  /** Delivery is free for goods of at least this sum. */
  freeDeliveryFromCents: Cents
  /** Parcel machine and third-party courier are free above this sum, but not at the sum itself. */
  thirdPartyFreeAboveCents: Cents
  parcelMachinePriceCents: Cents
  thirdPartyCourierPriceCents: Cents
  cashLimitCents: Cents
  bonusUsePercent: number
  bonusEarnPercent: number
  depositSteps: readonly DepositStep[]
  autoshipLeadDays: number
  /** The time on the day before at which a delivery day closes: `24:00` is midnight. */
  dayClosesAt: string
  /** Of the bottle that a run has most of, beyond its orders, to sell at doors. */
  runSpareBottles: number
  pendingPaymentHours: number
  acceptsCustomersAtOnce: boolean
  /** Above these a role asks, or needs a second person. */
  goodwillLimitCents: Cents
  refundLimitCents: Cents
  stockCountLimitCents: Cents
  correctionLimitCents: Cents
  /** The day of a month on which the bills of the month before go out. */
  monthlyBillsDay: number
  /** Then they do not go out by themselves. */
  monthlyBillsHeld: boolean
  /** From the issue of a document until it is due. */
  paymentTermDays: number
  /** A letter before a document is due; none at zero days. */
  debtNoticeDays: number
  /** From the day when a document was due to each step after it. */
  debtReminderDays: number
  debtSecondReminderDays: number
  debtCallDays: number
  debtHoldDays: number
  debtLetterDays: number
  /** Less than this is not worth a letter. */
  smallDebtCents: Cents
  /** As documents name it. */
  seller: Seller
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
  runSpareBottles: 0,
  pendingPaymentHours: 24,
  acceptsCustomersAtOnce: true,
  goodwillLimitCents: 10_00,
  refundLimitCents: 50_00,
  stockCountLimitCents: 20_00,
  correctionLimitCents: 50_00,
  monthlyBillsDay: 2,
  monthlyBillsHeld: false,
  paymentTermDays: 14,
  debtNoticeDays: 3,
  debtReminderDays: 3,
  debtSecondReminderDays: 10,
  debtCallDays: 21,
  debtHoldDays: 30,
  debtLetterDays: 45,
  smallDebtCents: 500,
  seller,
}
