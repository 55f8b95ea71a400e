import type { Cents } from '../money.ts'

/** The sum of a bank file, never negative: `65.3` is 6530; null for `1e3`, `65,30` and `-1`. */
export function parseBankSum(text: string | null): Cents | null {
  const [, euros, rest = ''] = /^\+?(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text ?? '') ?? []
  if (euros === undefined || /[1-9]/.test(rest.slice(2))) return null
  return Number(euros) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'))
}
