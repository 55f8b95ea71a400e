/** A guest becomes a customer by registering, on the same record. */
export type CustomerRole = 'guest' | 'customer'

export type PersonType = 'person' | 'company'
