/** A Latvian number without its country's code gets it. */
export const phoneLink = (phone: string): string =>
  `tel:${phone.startsWith('+') ? '' : '+371'}${phone.replaceAll(/[^+\d]/g, '')}`
