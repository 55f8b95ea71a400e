import { stemsOf, typedWords } from '../../domain/search/search-words.ts'
import type { Db } from '../platform/database/connect.ts'

/** Stems that a customer types, and the words of the goods that are meant. */
export type Synonym = { phrase: string[]; means: string[][]; isInstead: boolean }

const mostPhrasings = 12

export async function readSynonyms(db: Db): Promise<Synonym[]> {
  const rows = await db.selectFrom('searchSynonyms').selectAll().orderBy('phrase').execute()
  const synonyms = rows.map(({ phrase, means, isInstead }) => ({
    phrase: stemsOf(phrase),
    means: means.map(typedWords),
    isInstead,
  }))
  // "auzu piens" is looked for before "piens".
  return synonyms.sort((a, b) => b.phrase.length - a.phrase.length)
}

/**
 * The ways to search for these words, the most literal first. A word belongs to one phrase only,
 * so that synonyms of synonyms cannot run in a circle.
 */
export function phrasings(
  words: readonly string[],
  stems: readonly string[],
  synonyms: readonly Synonym[],
): string[][] {
  if (words.length === 0) return [[]]
  const synonym = synonyms.find(({ phrase }) => beginsWith(stems, phrase))
  const length = synonym?.phrase.length ?? 1
  const typed = words.slice(0, length)
  const meant = synonym?.isInstead ? synonym.means : [typed, ...(synonym?.means ?? [])]
  const following = phrasings(words.slice(length), stems.slice(length), synonyms)
  return meant
    .flatMap((first) => following.map((rest) => [...first, ...rest]))
    .slice(0, mostPhrasings)
}

const beginsWith = (stems: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((stem, index) => stems[index] === stem)
