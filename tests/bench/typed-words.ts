import { searchExpectations } from '../../db/seed/catalogue/search-expectations.fixture.ts'

const upTo = (count: number) => Math.floor(Math.random() * count)
const terms = searchExpectations.map(({ query }) => query)

/** Whole, unfinished or misspelt terms, in letters that make most addresses new to memory. */
export function typedWords(): string {
  const term = terms[upTo(terms.length)]!
  const at = 2 + upTo(term.length - 2)
  const letters = [term, term.slice(0, at + 1), term.slice(0, at) + term.slice(at + 1)][upTo(3)]!
  return encodeURIComponent(letters.replace(/./gu, anyCase))
}

const anyCase = (letter: string) => (Math.random() < 0.5 ? letter : letter.toUpperCase())
