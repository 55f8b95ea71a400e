import { done, refuse, type Outcome } from '../outcome.ts'

export type CompanyNumber = {
  number: string
  /** False only warns: the company register decides. */
  checksumHolds: boolean
}

/** A company's 11 digits. */
export function parseCompanyNumber(text: string): Outcome<CompanyNumber, 'not_eleven_digits'> {
  const number = text.replace(/\s/g, '')
  if (!/^\d{11}$/.test(number)) return refuse('not_eleven_digits')
  return done({ number, checksumHolds: Number(number[0]) > 3 && remainder(number) === 3 })
}

const weights = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]

const remainder = (digits: string): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
