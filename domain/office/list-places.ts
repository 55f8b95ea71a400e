/** The lists of the office that have saved views. */
export const listPlaces = ['orders', 'customers', 'people', 'audit', 'bank'] as const
export type ListPlace = (typeof listPlaces)[number]
