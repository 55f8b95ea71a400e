import { type Cents, sumOf } from '../../../domain/money.ts'
import { bareEuros, centsOf } from './deed-draft.ts'

/** How a line of the bank is divided, as it is typed. */
export type SplitDraft = {
  lineCents: Cents
  parts: { customer: string; euros: string }[]
  provider: string
  fee: string
}

export const firstSplit = (lineCents: Cents, customerId: number | undefined): string =>
  JSON.stringify({
    lineCents,
    parts: [
      { customer: String(customerId ?? ''), euros: bareEuros(lineCents) },
      { customer: '', euros: '' },
    ],
    provider: '',
    fee: '',
  } satisfies SplitDraft)

export const readSplit = (text: string): SplitDraft => JSON.parse(text) as SplitDraft

const typedCents = (text: string): Cents => (text.trim() === '' ? 0 : centsOf(text))

/** What the server is sent; a part without customer and sum is left out. */
export function splitBody({ parts, provider, fee }: SplitDraft) {
  const typed = parts.filter(({ customer, euros }) => customer.trim() !== '' || euros.trim() !== '')
  return {
    parts: typed.map(({ customer, euros }) => ({
      customerId: Number(customer),
      cents: centsOf(euros),
    })),
    providerCents: typedCents(provider),
    feeCents: typedCents(fee),
  }
}

/** What of the line is nobody's yet; not a number while a sum cannot be read. */
export function leftOfSplit(split: SplitDraft): Cents {
  const { parts, providerCents, feeCents } = splitBody(split)
  return split.lineCents + feeCents - providerCents - sumOf(parts, ({ cents }) => cents)
}

export const isSplitWhole = (split: SplitDraft): boolean =>
  leftOfSplit(split) === 0 && splitBody(split).parts.every(({ customerId }) => customerId > 0)
