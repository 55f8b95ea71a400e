import type { AutoshipMethod } from '../../../domain/autoship/autoship-method.ts'

/** A postal address by the names of its place; `regionIdOf` finds the region. */
export type SeedAddress = {
  city: string
  place: string
  street: string
  houseNo: string
  flatNo?: string
  postcode: string
  notes?: string
  isLegal?: true
}

/** Lines of a cart by SKU: ordered, and empties given back. */
export type WishedLine = [sku: string, order: number, back?: number]

/** What a past order should have been; the shop's own verbs place and deliver it and work the money out. */
export type OrderWish = {
  daysAgo: number
  lines: WishedLine[]
  method: AutoshipMethod | 'card' | 'swedbank'
  address?: number
  notes?: string
}

export type AutoshipWish = {
  name: string
  frequencyWeeks: number
  /** The first day of the series is the first valid one after so many days from today. */
  startsInDays: number
  lines: WishedLine[]
  method: AutoshipMethod
  notes?: string
}

export type SeedPerson = {
  email: string
  name: string
  phone: string
  company?: { registrationNo: string; vatNumber?: string; creditLimitCents: number }
  personCode?: string
  language?: 'en'
  newsletter?: true
  lyonesId?: string
  referral: string
  registeredDaysAgo: number
  addresses: SeedAddress[]
  mayLogIn?: true
  orders: OrderWish[]
  autoships?: AutoshipWish[]
  /** What the account and the bonus shall hold in the end: topped up, or corrected with a reason. */
  endsWith?: { accountCents: number; bonusCents: number }
}
