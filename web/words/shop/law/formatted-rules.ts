/** The shop's sums and limits as text. */
export type FormattedRules = {
  lentDeposit: string
  steps: { fromBottle: number; percentOff: string }[]
  surcharge: string
  fee: string
  freeFrom: string
  thirdPartyFreeAbove: string
  parcelMachine: string
  thirdPartyCourier: string
  cashLimit: string
  bonusEarn: string
  bonusUse: string
  leadDays: number
  cardCharge: string
  bankCharge: string
}
