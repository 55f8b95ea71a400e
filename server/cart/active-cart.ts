/** For the rooms that stand on the cart's: it is told with the user, and an order that comes back joins it. */
export { findActiveCartId as activeCartId } from './store.ts'
