/**
 * The vocative of a first name: "Labdien, Jāni!". Masculine -is and -us become -i and -u; -s and -š
 * after a consonant are dropped; all other names stay unchanged.
 */
export function vocative(firstName: string): string {
  if (!/^\p{L}+$/u.test(firstName)) return firstName
  if (/[iu]s$/u.test(firstName)) return firstName.slice(0, -1)
  return /[bcčdfgģhjkķlļmnņprstvz][sš]$/u.test(firstName) ? firstName.slice(0, -1) : firstName
}
