import type { ListFields } from '../office/list-query.ts'
import { paymentMethods } from '../payments/methods.ts'
import { deliveryKinds } from '../territory/delivery-kind.ts'
import { orderStates } from './order-states.ts'

export const orderMarks = ['held', 'autoship', 'unconfirmed'] as const

/** The office's list of orders. */
export const orderFields = {
  id: { kind: 'number', isSortable: true, isAlwaysThere: true },
  day: { kind: 'day', isSortable: true },
  status: { kind: 'choice', choices: Object.keys(orderStates) },
  customer: { kind: 'number' },
  route: { kind: 'text', isCode: true },
  delivery: { kind: 'choice', choices: deliveryKinds },
  payment: { kind: 'choice', choices: paymentMethods.map(({ key }) => key) },
  about: { kind: 'choice', choices: orderMarks, isMany: true },
  bottles: { kind: 'number', isSummed: true },
  empties: { kind: 'number', isSummed: true },
  total: { kind: 'number', isCents: true, isSortable: true, isSummed: true },
} as const satisfies ListFields
