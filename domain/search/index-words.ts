import { stemsOf } from './search-words.ts'
import { synonymGroups } from './synonyms.ts'

const stemGroups = synonymGroups.map((phrases) => phrases.map(stemsOf))

/** The words under which a good is found: its own and their synonyms. */
export function indexWords(text: string): string[] {
  const stems = stemsOf(text)
  const line = ` ${stems.join(' ')} `
  const occurs = (phrase: readonly string[]): boolean => line.includes(` ${phrase.join(' ')} `)
  return [...new Set([...stems, ...stemGroups.filter((phrases) => phrases.some(occurs)).flat(2)])]
}
