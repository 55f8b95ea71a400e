import { expect, test } from 'vitest'
import { bankReference } from './bank-reference.ts'

test('a customer’s reference passes the check of ISO 11649', () => {
  for (const customerId of [1, 42, 12_345_678]) {
    const reference = bankReference(customerId)
    const digits = `${reference.slice(4)}2715${reference.slice(2, 4)}`
    expect(Number(BigInt(digits) % 97n)).toBe(1)
    expect(reference).toMatch(/^RF\d{10}$/)
  }
})
