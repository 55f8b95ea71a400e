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
  const found = synonyms
    .map((synonym) => ({ synonym, at: indexOfPhrase(stems, synonym.phrase) }))
    .find(({ at }) => at !== -1)
  if (!found) return [[...words]]
  const { synonym, at } = found
  const end = at + synonym.phrase.length
  const before = words.slice(0, at)
  const after = phrasings(words.slice(end), stems.slice(end), synonyms)
  const middles = synonym.isInstead ? synonym.means : [words.slice(at, end), ...synonym.means]
  return middles
    .flatMap((middle) => after.map((rest) => [...before, ...middle, ...rest]))
    .filter((phrasing) => phrasing.length > 0)
    .slice(0, mostPhrasings)
}

const indexOfPhrase = (stems: readonly string[], phrase: readonly string[]): number =>
  phrase.length === 0
    ? -1
    : stems.findIndex((_, at) => phrase.every((stem, index) => stems[at + index] === stem))
