/** The lists of the office that have saved views. */
export const listPlaces = ['people', 'audit'] as const
export type ListPlace = (typeof listPlaces)[number]
