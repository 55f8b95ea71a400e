import { useStore } from '../../client/store.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { CustomerDeposit } from '../../../domain/pricing/order-deposit.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { depositOfAnswer, depositOfBasis } from './cart-lines.ts'

const nothingHeld: CustomerDeposit = { heldByGood: {}, paidCents: 0, requiredCents: 0 }

const readDeposit = async () => depositOfAnswer((await api.readDeposit()).data)

/** The bottles that the visitor has at home: the cart knows them, else a customer's are read. */
export function useCustomerDeposit(): CustomerDeposit {
  const user = useStore(userStore).value
  const { value: cart, loaded } = useStore(cartStore)
  const isWithoutCart = isCustomer(user) && loaded && cart === null
  // after a failure the page counts as for a new customer
  const { value: deposit } = useLoaded(isWithoutCart ? user?.id : undefined, readDeposit)
  if (cart) return depositOfBasis(cart.basis)
  return isCustomer(user) && deposit ? deposit : nothingHeld
}
