import { createObserved } from '../../client/observed.ts'

/** Whether the cart drawer is open; any page may open it. */
export const cartDrawer = createObserved(false)
