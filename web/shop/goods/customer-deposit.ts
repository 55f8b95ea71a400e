import { useEffect } from 'react'
import { createPersonalStore, useStore } from '../../client/store.ts'
import type { CustomerDeposit } from '../../../domain/pricing/order-deposit.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { depositOfAnswer, depositOfBasis } from './cart-lines.ts'

const nothingHeld: CustomerDeposit = { heldByGood: {}, paidCents: 0, requiredCents: 0 }

const depositStore = createPersonalStore<CustomerDeposit>(async () =>
  depositOfAnswer((await api.readDeposit()).data),
)

/** The bottles that the visitor has at home: the cart knows them, else a customer's are read. */
export function useCustomerDeposit(): CustomerDeposit {
  const user = useStore(userStore).value
  const { value: cart, loaded } = useStore(cartStore)
  const deposit = useStore(depositStore).value
  const isWithoutCart = isCustomer(user) && loaded && cart === null
  useEffect(() => {
    // after a failure the page counts as for a new customer
    if (isWithoutCart) void depositStore.load().catch(() => undefined)
  }, [isWithoutCart])
  return cart ? depositOfBasis(cart.basis) : (deposit ?? nothingHeld)
}
