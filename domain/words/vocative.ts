/**
 * How a first name is called: "Labdien, Jāni!". Men's -is and -us become -i and -u, -s and -š after a consonant fall
 * away; all other names, women's too, stay as they are.
 */
export function vocative(firstName: string): string {
  if (!/^\p{L}+$/u.test(firstName)) return firstName
  if (/[iu]s$/u.test(firstName)) return firstName.slice(0, -1)
  return /[bcčdfgģhjkķlļmnņprstvz][sš]$/u.test(firstName) ? firstName.slice(0, -1) : firstName
}
