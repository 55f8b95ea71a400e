/** Enough for a company with a hundred branches; every reading of the cart loads all addresses. */
export const maxAddresses = 100
