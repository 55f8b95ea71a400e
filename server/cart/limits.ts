/** Different goods in one cart. More would be a mistake, and each one costs every reading of the cart. */
export const mostLines = 1_000
