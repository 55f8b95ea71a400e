import type { User } from '../../contract/customers.ts'
import type { App } from '../app-context.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { OtherRooms } from './other-rooms.ts'
import { findCustomer } from './store.ts'
import { userAnswer } from './user-answer.ts'

/** A customer with what the header and the menus show. */
export async function readUser({ db }: App, customerId: number, rooms: OtherRooms): Promise<User> {
  const [customer, balances, depositRequiredCents, activeCartId] = await Promise.all([
    findCustomer(db, customerId),
    balancesOf(db, customerId),
    rooms.depositRequiredCents(customerId),
    rooms.activeCartId(db, customerId),
  ])
  return userAnswer(customer, { balances, depositRequiredCents, activeCartId })
}
