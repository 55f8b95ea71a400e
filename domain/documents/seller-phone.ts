/** By itself: it stands on every page, and the rest of the seller does not. */
export const sellerPhone = '67 000 000'

export const sellerPhoneLink = `tel:+371${sellerPhone.replaceAll(' ', '')}`
