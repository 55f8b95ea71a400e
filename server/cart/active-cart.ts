/** For the customers' room, which tells the cart's number with the user. */
export { findActiveCartId as activeCartId } from './store.ts'
