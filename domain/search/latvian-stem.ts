/**
 * The light stemmer of K. Krēsliņš as in Lucene, for nouns and adjectives: cuts the first ending
 * that leaves three letters and enough vowels, and restores the consonant that it softened.
 */
type Ending = [ending: string, vowelsBefore: number, softens?: 'softens']

const endings: readonly Ending[] = [
  ['ajiem', 3],
  ['ajai', 3],
  ['ajam', 2],
  ['ajām', 2],
  ['ajos', 2],
  ['ajās', 2],
  ['iem', 2, 'softens'],
  ['ajā', 2],
  ['ais', 2],
  ['ai', 2],
  ['ei', 2],
  ['ām', 1],
  ['am', 1],
  ['ēm', 1],
  ['īm', 1],
  ['im', 1],
  ['um', 1],
  ['us', 1, 'softens'],
  ['as', 1],
  ['ās', 1],
  ['es', 1],
  ['os', 1, 'softens'],
  ['ij', 1],
  ['īs', 1],
  ['ēs', 1],
  ['is', 1],
  ['ie', 1],
  ['u', 1, 'softens'],
  ['a', 1, 'softens'],
  ['i', 1, 'softens'],
  ['e', 1],
  ['ā', 1],
  ['ē', 1],
  ['ī', 1],
  ['ū', 1],
  ['o', 1],
  ['s', 0],
  ['š', 0],
]

const softened: readonly [string, string][] = [
  ['pj', 'p'],
  ['bj', 'b'],
  ['mj', 'm'],
  ['vj', 'v'],
  ['šņ', 'sn'],
  ['žņ', 'zn'],
  ['šļ', 'sl'],
  ['žļ', 'zl'],
  ['ļņ', 'ln'],
  ['ļļ', 'll'],
  ['č', 'c'],
  ['ļ', 'l'],
  ['ņ', 'n'],
]

/** Only a genitive plural in -u softens these. */
const softenedByU: readonly [string, string][] = [
  ['kš', 'kst'],
  ['ņņ', 'nn'],
]

export function latvianStem(word: string): string {
  const vowels = word.match(/[aeiouāēīū]/g)?.length ?? 0
  const found = endings.find(
    ([ending, before]) =>
      vowels > before && word.length >= ending.length + 3 && word.endsWith(ending),
  )
  if (!found) return word
  const [ending, , softens] = found
  const stem = word.slice(0, -ending.length)
  return softens
    ? hardened(stem, ending.startsWith('u') ? [...softenedByU, ...softened] : softened)
    : stem
}

function hardened(stem: string, pairs: readonly [string, string][]): string {
  const pair = pairs.find(([soft]) => stem.endsWith(soft))
  return pair ? stem.slice(0, -pair[0].length) + pair[1] : stem
}
