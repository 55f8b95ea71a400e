import { api } from '../session/api.ts'
import { createStore } from '../../client/store.ts'

export type City = { id: number; name: string }
export type Region = { id: number; name: string; city_id: number; is_ours: 0 | 1 }

/** Cities and their regions, for address forms. */
export const territoryStore = createStore<{ cities: City[]; regions: Region[] }>(async () => {
  const [cities, regions] = await Promise.all([api.listCities(), api.listRegions()])
  return { cities: cities.data.data, regions: regions.data.data }
})
