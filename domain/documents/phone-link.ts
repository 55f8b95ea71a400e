/** A Latvian number without its country's code gets it. */
export const phoneLink = (phone: string): string => {
  const digits = phone.replace(/^00/, '+').replaceAll(/[^+\d]/g, '')
  return `tel:${digits.startsWith('+') ? '' : '+371'}${digits}`
}
