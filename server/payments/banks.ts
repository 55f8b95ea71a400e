import type { OnlineMethodKey } from '../../domain/payments/methods.ts'

type Bank = { name: string; code: string }

type BankKey = Exclude<OnlineMethodKey, 'card'>

/** The banks with the provider's codes. */
export const banks: Readonly<Record<BankKey, Bank>> = {
  seb: { name: 'SEB', code: 'UNLALV2X' },
  citadele: { name: 'Citadele', code: 'PARXLV22' },
  luminor: { name: 'Luminor', code: 'RIKOLV2X' },
  swedbank: { name: 'Swedbank', code: 'HABALV22' },
  revolut: { name: 'Revolut', code: 'RVUALT2V' },
}

/** Finds a method's bank by its code, or by its name if the provider has changed the code. */
export function bankOf<Listed extends Bank>(
  key: BankKey,
  listed: readonly Listed[],
): Listed | undefined {
  return (
    listed.find(({ code }) => code === banks[key].code) ??
    listed.find((bank) => bank.name.toLowerCase().includes(key))
  )
}

export const bankKeys = Object.keys(banks) as BankKey[]
