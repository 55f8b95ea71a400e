import { searchWords } from './search-words.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Beyond this nobody typed a word, and the variants would be thousands. */
const longestWord = 24

/**
 * The stems that a word may have been meant for, with one typing error: a letter wrong, missing, extra, or two swapped.
 * The error is mended in the word as typed, before stemming, so that one in its ending is mended too.
 */
export function nearbyStems(typedWord: string): string[] {
  const word = Array.from(typedWord.normalize('NFC').toLowerCase())
  if (word.length > longestWord) return []
  const variants = word.flatMap((_, index) => {
    const before = word.slice(0, index).join('')
    const after = word.slice(index + 1).join('')
    const swapped =
      index + 1 < word.length ? [`${before}${word[index + 1]}${word[index]}${after.slice(1)}`] : []
    return [before + after, ...swapped, ...letters.map((letter) => before + letter + after)]
  })
  const extra = Array.from({ length: word.length + 1 }, (_, index) =>
    letters.map((letter) => word.slice(0, index).join('') + letter + word.slice(index).join('')),
  ).flat()
  return [...new Set([...variants, ...extra].flatMap(searchWords))]
}
