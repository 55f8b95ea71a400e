import { paymentMethods, type PaymentMethod } from '../../domain/payments/methods.ts'

type Bank = { name: string; code: string }

/** The banks of the methods 7 to 11 with the provider's codes; the card, 6, has none. */
export const banks: Readonly<Record<number, Bank>> = {
  7: { name: 'SEB', code: 'UNLALV2X' },
  8: { name: 'Citadele', code: 'PARXLV22' },
  9: { name: 'Luminor', code: 'RIKOLV2X' },
  10: { name: 'Swedbank', code: 'HABALV22' },
  11: { name: 'Revolut', code: 'RVUALT2V' },
}

/** Finds a method's bank by its code, or by its name if the provider has changed the code. */
export function bankOf({ id, name }: PaymentMethod, listed: readonly Bank[]): Bank | undefined {
  return (
    listed.find(({ code }) => code === banks[id]?.code) ??
    listed.find((bank) => bank.name.toLowerCase().includes(name))
  )
}

export const bankMethods: readonly PaymentMethod[] = paymentMethods.filter(
  ({ id }) => banks[id] !== undefined,
)
