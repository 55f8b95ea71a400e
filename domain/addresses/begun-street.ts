import { streetName } from './street-name.ts'

/** The folded words of a name that is still being typed, its kind among them. */
export function begunWords(text: string): string[] {
  const { words, kind } = streetName(text)
  return kind === null ? words : [...words, kind]
}

/**
 * How well a registered name begins as it is typed: each typed word begins a word of it, in the
 * same order. 0 is not at all; a name that begins with what was typed is the best.
 */
export function beginsAs(typed: readonly string[], registered: string): number {
  const words = begunWords(registered)
  let next = 0
  for (const word of typed) {
    const found = words.findIndex((candidate, at) => at >= next && candidate.startsWith(word))
    if (found < 0) return 0
    next = found + 1
  }
  if (typed.length === 0) return 0
  return words.join(' ').startsWith(typed.join(' ')) ? 2 : 1
}
