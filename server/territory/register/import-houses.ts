import { sql } from 'kysely'
import { houseKey } from '../../../domain/addresses/address-parts.ts'
import {
  readRegisterRow,
  type RegisterHouse,
  type RegisterRow,
} from '../../../domain/addresses/register-row.ts'
import { headOf, streetName } from '../../../domain/addresses/street-name.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { type Imported, importFile } from './import-file.ts'
import type { CsvRow } from './read-register-file.ts'

const columns = ['KODS', 'STATUSS', 'VKUR_CD', 'NOSAUKUMS', 'ATRIB', 'STD', 'DD_N', 'DD_E']

/** Reads `aw_eka.csv`, the buildings. What has not changed is not written. */
export const importHouses = (app: AppWithDb, path: string): Promise<Imported> =>
  importFile(app, path, { kind: 'houses', columns, write: writeHouses, finish: setMiddles })

async function writeHouses(tx: Tx, rows: readonly CsvRow[]): Promise<number> {
  const read = rows.map((row) => readRegisterRow(row as RegisterRow))
  // The last row of a code counts; one statement may not write a row twice.
  const byCode = new Map(
    read.flatMap((row) => (row === 'unreadable' ? [] : [[row.code, row] as const])),
  )
  const houses = [...byCode.values()].flatMap(({ house }) => (house === 'gone' ? [] : [house]))
  const gone = [...byCode.values()].flatMap(({ code, house }) => (house === 'gone' ? [code] : []))
  await upsertStreets(tx, houses)
  return (await upsertHouses(tx, houses)) + (await deleteHouses(tx, gone))
}

async function upsertStreets(tx: Tx, houses: readonly RegisterHouse[]): Promise<void> {
  const streets = [...new Map(houses.map((house) => [house.streetCode, house])).values()]
  const names = streets.map(({ street }) => street)
  await sql`
    insert into register_streets (code, name, head, town, parish, municipality)
    select * from unnest(${streets.map(({ streetCode }) => streetCode)}::bigint[],
      ${names}::text[], ${names.map((name) => headOf(streetName(name)))}::text[],
      ${streets.map(({ town }) => town)}::text[], ${streets.map(({ parish }) => parish)}::text[],
      ${streets.map(({ municipality }) => municipality)}::text[])
    on conflict (code) do update set name = excluded.name, head = excluded.head,
      town = excluded.town, parish = excluded.parish, municipality = excluded.municipality
    where (register_streets.name, register_streets.town, register_streets.parish,
        register_streets.municipality)
      is distinct from (excluded.name, excluded.town, excluded.parish, excluded.municipality)
  `.execute(tx)
}

async function upsertHouses(tx: Tx, houses: readonly RegisterHouse[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into register_houses (code, street_code, house, house_key, postcode, latitude, longitude)
    select * from unnest(${houses.map(({ code }) => code)}::bigint[],
      ${houses.map(({ streetCode }) => streetCode)}::bigint[],
      ${houses.map(({ house }) => house)}::text[],
      ${houses.map(({ house }) => houseKey(house))}::text[],
      ${houses.map(({ postcode }) => postcode)}::text[],
      ${houses.map(({ latitude }) => latitude)}::float8[],
      ${houses.map(({ longitude }) => longitude)}::float8[])
    on conflict (code) do update set street_code = excluded.street_code, house = excluded.house,
      house_key = excluded.house_key, postcode = excluded.postcode, latitude = excluded.latitude,
      longitude = excluded.longitude
    where (register_houses.street_code, register_houses.house, register_houses.postcode,
        register_houses.latitude, register_houses.longitude)
      is distinct from (excluded.street_code, excluded.house, excluded.postcode,
        excluded.latitude, excluded.longitude)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function deleteHouses(tx: Tx, codes: readonly number[]): Promise<number> {
  if (codes.length === 0) return 0
  const deleted = await tx
    .deleteFrom('registerHouses')
    .where('code', '=', sql<number>`any(${codes}::bigint[])`)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** The middle of a street is the mean of its houses. */
async function setMiddles(db: Db): Promise<void> {
  await sql`
    with middles as (
      select street_code, avg(latitude) as latitude, avg(longitude) as longitude
      from register_houses group by street_code)
    update register_streets s set latitude = m.latitude, longitude = m.longitude
    from middles m
    where m.street_code = s.code
      and (s.latitude, s.longitude) is distinct from (m.latitude, m.longitude)`.execute(db)
}
