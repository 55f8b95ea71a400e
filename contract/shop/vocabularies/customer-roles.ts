import type { CustomerRole } from '../../../domain/customers/customer-names.ts'
import { vocabulary } from './vocabulary.ts'

/** `role`. */
export const customerRoles = vocabulary({
  guest: 0,
  customer: 1,
} as const satisfies Record<CustomerRole, number>)
