import { actorKinds } from '../actor.ts'
import type { ListFields } from '../office/list-query.ts'
import { roles } from './rights.ts'

/** The list of people. */
export const peopleFields = {
  id: { kind: 'number' },
  name: { kind: 'text', isSortable: true },
  role: { kind: 'choice', choices: roles, isMany: true },
  seen: { kind: 'day', isInstant: true, isSortable: true },
  factor: { kind: 'choice', choices: ['on', 'phone', 'off'], isSortable: true },
  state: { kind: 'choice', choices: ['here', 'invited', 'left'], isSortable: true },
} as const satisfies ListFields

/** The audit trail. */
export const auditFields = {
  at: { kind: 'day', isInstant: true, isSortable: true, isAlwaysThere: true },
  by: { kind: 'choice', choices: actorKinds },
  staff: { kind: 'number' },
  customer: { kind: 'number' },
  /** The colleague whom it is about. */
  person: { kind: 'number' },
  cents: { kind: 'number', isCents: true },
  action: { kind: 'text' },
  about: {
    kind: 'choice',
    choices: ['books', 'on_behalf', 'sign_ins', 'refused'],
    isMany: true,
  },
} as const satisfies ListFields
