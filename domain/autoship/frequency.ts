/** The longest interval between two deliveries. */
export const longestFrequencyWeeks = 8

/** A weekly route offers 1 to 8 weeks; one that runs every a weeks offers a, 2a and 4a up to 8. */
export function frequenciesFor(addressFrequencyWeeks: number): number[] {
  if (addressFrequencyWeeks === 1)
    return Array.from({ length: longestFrequencyWeeks }, (_, index) => index + 1)
  return [1, 2, 4]
    .map((times) => times * addressFrequencyWeeks)
    .filter((weeks) => weeks <= longestFrequencyWeeks)
}

/** The preferred frequency if it is offered, else the next longer one, else the longest. */
export function frequencyFor(addressFrequencyWeeks: number, preferredWeeks: number): number {
  const offered = frequenciesFor(addressFrequencyWeeks)
  return offered.find((weeks) => weeks >= preferredWeeks) ?? offered.at(-1) ?? addressFrequencyWeeks
}
