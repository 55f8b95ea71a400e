/** An office of a hundred branches is one customer; more would be a mistake, and each costs every reading of the cart. */
export const mostAddresses = 100
