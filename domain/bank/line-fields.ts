import type { ListFields } from '../office/list-query.ts'

export const lineClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** Waits for a person, booked itself, or was booked by a person. */
export const lineStates = ['open', 'self', 'person'] as const

/** The office's list of lines of the bank. */
export const bankLineFields = {
  id: { kind: 'number', isSortable: true, isAlwaysThere: true },
  day: { kind: 'day', isSortable: true, isAlwaysThere: true },
  state: { kind: 'choice', choices: lineStates },
  class: { kind: 'choice', choices: lineClasses },
  payer: { kind: 'text' },
  iban: { kind: 'text' },
  text: { kind: 'text' },
  customer: { kind: 'number' },
  /** Apart from its direction, so that the largest stand first. */
  size: { kind: 'number', isSortable: true, isAlwaysThere: true },
  /** What waits for a person before the rest, the largest first. */
  rank: { kind: 'number', isSortable: true, isAlwaysThere: true },
  sum: { kind: 'number', isSortable: true, isAlwaysThere: true, isSummed: true },
} as const satisfies ListFields
