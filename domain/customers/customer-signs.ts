/** What may be a mistake or a misuse. It is shown to the office and blocks nothing. */
export const customerSigns = [
  'same_phone_with_debt',
  'same_address_with_debt',
  'third_first_time_code',
  'many_bottles_for_cash',
] as const
export type CustomerSign = (typeof customerSigns)[number]

/** What is to be right before a new customer's first delivery, each filled in by itself. */
export const firstDeliverySteps = [
  'address_matched',
  'zone_known',
  'phone_known',
  'email_confirmed',
  'payment_known',
  'deposit_told',
] as const
export type FirstDeliveryStep = (typeof firstDeliverySteps)[number]

const misuseFrom = { codes: 3, bottles: 10 } as const

export type SignFacts = {
  samePhoneWithDebt: readonly unknown[]
  sameAddressWithDebt: readonly unknown[]
  /** Customers of the same phone or address who used a first-time code. */
  firstTimeCodes: readonly unknown[]
  bottles: number
  paysCash: boolean
}

export function signsOfCustomer(facts: SignFacts): CustomerSign[] {
  const given: Record<CustomerSign, boolean> = {
    same_phone_with_debt: facts.samePhoneWithDebt.length > 0,
    same_address_with_debt: facts.sameAddressWithDebt.length > 0,
    third_first_time_code: facts.firstTimeCodes.length >= misuseFrom.codes,
    many_bottles_for_cash: facts.paysCash && facts.bottles >= misuseFrom.bottles,
  }
  return customerSigns.filter((sign) => given[sign])
}
