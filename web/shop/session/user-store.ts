import { customerRoles } from '../../../contract/shop/vocabularies/customer-roles.ts'
import type { User } from '../../../contract/shop/customers.ts'
import { api } from './api.ts'
import { createPersonalStore } from '../../client/store.ts'

/** The owner of this browser's token: a guest or a customer. */
export const userStore = createPersonalStore<User>(async () => (await api.readUser()).user)

export const isCustomer = (user: User | undefined): boolean =>
  user !== undefined && customerRoles.nameOf(user.role) === 'customer'
