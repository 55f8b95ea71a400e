/** Weeks between two deliveries. */
export const longestFrequencyWeeks = 8

/** A route that runs every a weeks offers: all of 1–8 for a = 1, else a, 2a, 4a as far as they are ≤ 8. */
export function frequenciesFor(addressFrequencyWeeks: number): number[] {
  if (addressFrequencyWeeks === 1)
    return Array.from({ length: longestFrequencyWeeks }, (_, index) => index + 1)
  return [1, 2, 4]
    .map((times) => times * addressFrequencyWeeks)
    .filter((weeks) => weeks <= longestFrequencyWeeks)
}

/** When an address changes: the wished frequency if it is offered, else the next longer one, else the longest. */
export function frequencyFor(addressFrequencyWeeks: number, wishedWeeks: number): number {
  const offered = frequenciesFor(addressFrequencyWeeks)
  return offered.find((weeks) => weeks >= wishedWeeks) ?? offered.at(-1) ?? addressFrequencyWeeks
}
