/** The lists of the office that have saved views. */
export const listPlaces = [
  'orders',
  'customers',
  'people',
  'audit',
  'bank',
  'debts',
  'refunds',
] as const
export type ListPlace = (typeof listPlaces)[number]
