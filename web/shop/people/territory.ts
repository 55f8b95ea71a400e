import { api } from '../session/api.ts'

type City = { id: number; name: string }
type Region = { id: number; name: string; city_id: number; is_ours: 0 | 1 }

export type Territory = { cities: City[]; regions: Region[] }

/** Cities and their regions for an address form, which works without them until a retry. */
export async function loadTerritory(): Promise<Territory | undefined> {
  try {
    const [cities, regions] = await Promise.all([api.listCities(), api.listRegions()])
    return { cities: cities.data.data, regions: regions.data.data }
  } catch {
    return undefined
  }
}
