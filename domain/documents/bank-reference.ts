/** A creditor reference by ISO 11649 made of the customer's number. */
export function bankReference(customerId: number): string {
  const number = String(customerId).padStart(8, '0')
  // R is 27 and F is 15; the check digits count as 00.
  const check = 98 - (Number(`${number}271500`) % 97)
  return `RF${String(check).padStart(2, '0')}${number}`
}
