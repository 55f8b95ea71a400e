/** Apart from the seller, because every page of the shop loads this file. */
export const sellerPhone = '67 000 000'

export const sellerPhoneLink = `tel:+371${sellerPhone.replaceAll(' ', '')}`
