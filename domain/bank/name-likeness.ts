import { foldDiacritics } from '../words/fold.ts'

/** Legal forms and the like say nothing of who it is. */
const forms = new Set(['sia', 'as', 'ik', 'zs', 'pu', 'ps', 'biedriba', 'un', 'ltd', 'ou', 'uab'])

export function nameWords(name: string): string[] {
  const words = foldDiacritics(name).match(/[\p{L}\d]+/gu) ?? []
  const own = words.filter((word) => !forms.has(word))
  return own.length > 0 ? own : words
}

/**
 * How alike two names are, from 0 to 1, in whatever order their words stand. Banks fold letters, and
 * people write initials and other endings.
 */
export function nameLikeness(first: string, second: string): number {
  const [few, many] = [nameWords(first), nameWords(second)].toSorted((a, b) => a.length - b.length)
  if (few!.length === 0) return 0
  let left = many!
  let sum = 0
  for (const word of few!) {
    const likenesses = left.map((other) => wordLikeness(word, other))
    const best = Math.max(0, ...likenesses)
    sum += best
    if (best > 0) left = left.toSpliced(likenesses.indexOf(best), 1)
  }
  return sum / many!.length
}

function wordLikeness(first: string, second: string): number {
  if (first === second) return 1
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  if (short.length === 1) return long.startsWith(short) ? 0.4 : 0
  if (short.length < 4) return 0
  if (long.startsWith(short.slice(0, -1)) && long.length - short.length <= 2) return 0.9
  return isOneSignOff(short, long) ? 0.8 : 0
}

/** One sign is another, missing or too many. */
function isOneSignOff(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let index = 0
  while (index < short.length && short[index] === long[index]) index += 1
  const rest = short.slice(long.length === short.length ? index + 1 : index)
  return rest === long.slice(index + 1)
}
