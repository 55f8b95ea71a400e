import { dayOf } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { referralSources } from './referral-sources.ts'
import { cities } from './zones/cities.ts'
import { outlines } from './zones/outlines.ts'
import { regionPoints } from './zones/region-points.ts'
import { regions } from './zones/regions.ts'
import { zones } from './zones/zones.ts'

/** Where the shop delivers and how often, and the answers to "how did you hear of us". */
export async function seedTerritory(tx: Db): Promise<void> {
  await insertZones(tx)
  await tx
    .insertInto('cities')
    .values(cities.map(({ id, name }, position) => ({ id, name, position })))
    .execute()
  await insertRegions(tx)
  await tx
    .insertInto('referralSources')
    .values(referralSources.map(({ lv, en }, position) => ({ nameLv: lv, nameEn: en, position })))
    .execute()
}

async function insertZones(tx: Db): Promise<void> {
  await tx
    .insertInto('zones')
    .values(
      zones.map(({ id, code, name, route }) => ({
        id,
        code,
        nameLv: name.lv,
        nameEn: name.en,
        ...(route && {
          weekdays: route.weekdays,
          frequencyWeeks: route.frequencyWeeks,
          firstWeekOn: dayOf(route.firstWeek),
        }),
        ourCourier: route !== null,
        shape: JSON.stringify(outlines[code]),
      })),
    )
    .execute()
}

async function insertRegions(tx: Db): Promise<void> {
  await tx
    .insertInto('regions')
    .values(
      regions.map(({ id, cityId, zoneId, name }, position) => ({
        id,
        cityId,
        zoneId,
        name,
        position,
        ...pointOf(cityId, name),
      })),
    )
    .execute()
}

/** Every row has both columns: the first row decides which of them are written. */
function pointOf(cityId: number, name: string) {
  const city = cities.find(({ id }) => id === cityId)!
  const [latitude, longitude] = regionPoints[city.name]?.[name] ?? [null, null]
  return { latitude, longitude }
}
