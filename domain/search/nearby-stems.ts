import { searchWords } from './search-words.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Longer input is not a word, and its variants would be thousands. */
const longestWord = 24

/**
 * The stems within one typing error of a word: a letter wrong, missing, extra, or two swapped. The
 * error is corrected before stemming, so that one in the ending is corrected too.
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
