import { foldDiacritics } from '../words/fold.ts'

/** A street's name in folded words, without its kind. */
export type StreetName = { words: string[]; kind: StreetKind | null }

type StreetKind = keyof typeof spellings

/** How people write the kinds of streets; the register writes the first spelling. */
const spellings = {
  iela: ['iela', 'iel', 'i', 'str', 'street'],
  prospekts: ['prospekts', 'prosp', 'pr'],
  bulvaris: ['bulvaris', 'bulv', 'blv', 'b-ris'],
  gatve: ['gatve', 'gat', 'g'],
  laukums: ['laukums', 'lauk', 'l'],
  soseja: ['soseja', 'sos'],
  krastmala: ['krastmala', 'krastm'],
  aleja: ['aleja', 'al'],
  dambis: ['dambis'],
  cels: ['cels'],
  linija: ['linija', 'lin'],
  skersiela: ['skersiela', 'skers'],
} as const

const kindOf = new Map(
  Object.entries(spellings).flatMap(([kind, words]) =>
    words.map((word) => [word as string, kind as StreetKind] as const),
  ),
)

/** "Kr.Barona i." is the words `kr barona` of the kind `iela`. */
export function streetName(text: string): StreetName {
  const words = foldDiacritics(text)
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
    .split(' ')
  const kind = words.length > 1 ? kindOf.get(words.at(-1)!) : undefined
  return { words: kind ? words.slice(0, -1) : words.filter(Boolean), kind: kind ?? null }
}

/** The word by which a street is looked up: surnames stay where first names are shortened. */
export const headOf = ({ words }: StreetName): string => words.at(-1) ?? ''

/**
 * How well a typed name fits a registered one; 0 is not at all. First names may be shortened or
 * left out, and so may the kind, which is then most likely a street.
 */
export function closeness(typed: StreetName, registered: StreetName): number {
  const missing = registered.words.length - typed.words.length
  if (typed.words.length === 0 || missing < 0) return 0
  if (typed.kind !== null && typed.kind !== registered.kind) return 0
  const fits = typed.words.every((word, index) => {
    const full = registered.words[index + missing]!
    const isHead = index === typed.words.length - 1
    return word === full || (!isHead && (full.startsWith(word) || word.startsWith(full)))
  })
  if (!fits) return 0
  const isWhole = typed.words.join(' ') === registered.words.join(' ')
  const byKind = typed.kind === registered.kind ? 2 : registered.kind === 'iela' ? 1 : 0
  return 1 + byKind + (isWhole ? 3 : 0)
}

/** Whether a typed street is the named one; without a kind it is most likely a street. */
export function isSameStreet(typed: StreetName, named: StreetName): boolean {
  const kind = typed.kind ?? (named.kind === null ? null : 'iela')
  return closeness({ words: typed.words, kind }, named) > 0
}
