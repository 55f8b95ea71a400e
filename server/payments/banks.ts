import { paymentMethods, type PaymentMethod } from '../../domain/payments/methods.ts'

type Bank = { name: string; code: string }

/** The banks of Latvia behind the methods 7 to 11, as the provider knows them; the card, 6, has none. */
export const banks: Readonly<Record<number, Bank>> = {
  7: { name: 'SEB', code: 'UNLALV2X' },
  8: { name: 'Citadele', code: 'PARXLV22' },
  9: { name: 'Luminor', code: 'RIKOLV2X' },
  10: { name: 'Swedbank', code: 'HABALV22' },
  11: { name: 'Revolut', code: 'RVUALT2V' },
}

/** The method's bank in the provider's list: by its code, or by its name should the code have changed. */
export function bankOf({ id, name }: PaymentMethod, listed: readonly Bank[]): Bank | undefined {
  return (
    listed.find(({ code }) => code === banks[id]?.code) ??
    listed.find((bank) => bank.name.toLowerCase().includes(name))
  )
}

export const bankMethods: readonly PaymentMethod[] = paymentMethods.filter(
  ({ id }) => banks[id] !== undefined,
)
