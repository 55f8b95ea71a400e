import { foldDiacritics } from '../words/fold.ts'

/** Stems of genitive plurals whose -šu or -žu hides a t or a d, without diacritics. */
const hiddenConsonants: readonly [string, string][] = [
  ['bis', 'bit'],
  ['kars', 'kart'],
  ['bies', 'biet'],
  ['zus', 'zut'],
  ['sokolaz', 'sokolad'],
  ['limonaz', 'limonad'],
  ['marmelaz', 'marmelad'],
  ['briez', 'bried'],
  ['nakst', 'nakt'],
]

/** Nouns too short for the stemmer. */
const shortNouns: readonly [nominative: string, forms: string][] = [
  ['ola', 'olas olu olam ola oli'],
  ['oga', 'ogas ogu ogam oga'],
  ['ada', 'adas adu adai ada'],
  ['upe', 'upes upju upi'],
]

const byStem = new Map(hiddenConsonants)
const byWord = new Map(
  shortNouns.flatMap(([noun, forms]) => forms.split(' ').map((form) => [form, noun] as const)),
)

/** A word's folded stem, corrected where its other forms have a different one. */
export function correctedStem(written: string, stem: string): string {
  const word = foldDiacritics(written)
  const short = byWord.get(word)
  if (short) return short
  // Without diacritics "dzesētājiem" ends like "baltajiem".
  const agent =
    written === word ? /^.{2,}[aei]taj(?=(?:iem|am|ai|os|as)$)/.exec(word)?.[0] : undefined
  if (agent) return agent
  if (!/[sz]u$/.test(word)) return stem
  // "autiņbiksīšu" and "tablešu": diminutives in -īte and loans in -ete.
  if (/.{3}[ie]su$/.test(word) && word.length > 6) return `${stem.slice(0, -1)}t`
  return byStem.get(stem) ?? stem
}
