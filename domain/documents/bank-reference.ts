/** A reference by ISO 11649 that names the customer: whatever the payer forgets to write, the money finds its account. */
export function bankReference(customerId: number): string {
  const number = String(customerId).padStart(8, '0')
  // R is 27 and F is 15; the check digits stand as 00 while they are worked out.
  const check = 98 - (Number(`${number}271500`) % 97)
  return `RF${String(check).padStart(2, '0')}${number}`
}
