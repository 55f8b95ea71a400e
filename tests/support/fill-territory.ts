import { dayOf } from '../../domain/calendar.ts'
import type { TestShop } from './shop.ts'

/** Riga is served Monday to Saturday, Sigulda every second Tuesday, and Liepāja is not ours. */
export async function fillTerritory({ db }: Pick<TestShop, 'db'>) {
  const every = [1, 2, 3, 4, 5, 6]
  const zone = (
    id: number,
    code: string,
    weekdays: number[],
    frequencyWeeks = 1,
    firstWeek = '2026-11-23',
  ) => {
    const name = { nameLv: code, nameEn: code }
    const route = {
      weekdays,
      frequencyWeeks,
      firstWeekOn: dayOf(firstWeek),
      ourCourier: weekdays.length > 0,
    }
    return { id, code, ...name, ...route }
  }
  // Riga's route has always run.
  const riga = zone(1, 'R', every, 1, '2024-01-01')
  await db
    .insertInto('zones')
    .values([riga, zone(2, 'S', [2], 2), zone(3, 'X', [])])
    .execute()
  const towns = ['Rīga', 'Sigulda', 'Liepāja']
  await db
    .insertInto('cities')
    .values(towns.map((name, index) => ({ id: index + 1, name })))
    .execute()
  await db
    .insertInto('regions')
    .values(
      towns.map((name, index) => ({
        id: index + 1,
        cityId: index + 1,
        zoneId: index + 1,
        name: `${name}, centrs`,
      })),
    )
    .execute()
}
