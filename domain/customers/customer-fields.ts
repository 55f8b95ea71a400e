import type { ListFields } from '../office/list-query.ts'

export const customerMarks = ['company', 'pays_later', 'overdue'] as const

/** The office's list of customers. */
export const customerFields = {
  name: { kind: 'text', isSortable: true, isAlwaysThere: true, isByWords: true },
  joined: { kind: 'day' },
  id: { kind: 'number', isSortable: true, isAlwaysThere: true },
  about: { kind: 'choice', choices: customerMarks, isMany: true },
} as const satisfies ListFields
