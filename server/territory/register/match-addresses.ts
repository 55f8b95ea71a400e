import { sql } from 'kysely'
import { houseKey } from '../../../domain/addresses/address-parts.ts'
import {
  bestStreets,
  isSamePlace,
  matchHouse,
  partsOfFields,
  type TypedAddress,
} from '../../../domain/addresses/match-address.ts'
import type { Point } from '../../../domain/addresses/region-of-place.ts'
import { headOf, streetName } from '../../../domain/addresses/street-name.ts'
import { bySystem } from '../../../domain/actor.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type FoundHouse, type FoundStreet, findHouses, findStreets } from './register-store.ts'
import { type Place, saveMatches } from './save-places.ts'

const BATCH = 500

export type Matched = { house: number; street: number; none: number }

/**
 * Looks up every address that has no house yet and that was not compared with the latest register.
 */
export async function matchAddresses({ db, clock }: AppWithDb): Promise<Matched> {
  const matched: Matched = { house: 0, street: 0, none: 0 }
  const since = await latestImport(db)
  if (since === null) return matched
  for (let afterId = 0; ;) {
    const addresses = await findOpenAddresses(db, { since, afterId })
    const places = await placesOf(db, addresses)
    for (const { source } of places) matched[source] += 1
    await inTransaction(db, (tx) => saveMatches(tx, bySystem, places, clock.now()))
    const last = addresses.at(-1)
    if (!last || addresses.length < BATCH) return matched
    afterId = last.id
  }
}

/** When the register was last read to its end; null without a register. */
async function latestImport(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('registerImports')
    .select(({ fn }) => fn.max('finishedAt').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

type OpenAddress = TypedAddress & { id: number; customerId: number }

async function findOpenAddresses(
  db: Db,
  { since, afterId }: { since: Date; afterId: number },
): Promise<OpenAddress[]> {
  const { rows } = await sql<OpenAddress>`
    select a.id, a.customer_id, a.street, a.house_no, a.flat_no, a.postcode, c.name as city_name,
      r.name as region_name
    from addresses a
    join regions r on r.id = a.region_id
    join cities c on c.id = r.city_id
    left join address_places p on p.address_id = a.id
    where a.id > ${afterId} and a.removed_at is null
      and (p.address_id is null or (p.source in ('street', 'none') and p.set_at < ${since}))
    order by a.id limit ${BATCH}`.execute(db)
  return rows
}

type SoughtAddress = OpenAddress & { parts: ReturnType<typeof partsOfFields> }

async function placesOf(db: Db, addresses: readonly OpenAddress[]): Promise<Place[]> {
  const sought = addresses.map((address) => ({ ...address, parts: partsOfFields(address) }))
  const streets = await findStreets(db, {
    heads: sought.map(({ parts }) => headOf(streetName(parts.street))),
    houseNames: sought.flatMap(({ parts }) => (parts.street === '' ? houseKey(parts.house) : [])),
  })
  const withStreets = sought.map((address) => ({ address, streets: streetsOf(address, streets) }))
  const houses = await findHouses(
    db,
    withStreets.flatMap(({ address, streets: own }) =>
      own.map(({ code }) => ({ streetCode: code, houseKey: houseKey(address.parts.house) })),
    ),
  )
  return withStreets.map(({ address, streets: own }) => placeOf(address, own, houses))
}

/** Of the same town; a farm's house stands in its village instead of in a street. */
function streetsOf(address: SoughtAddress, streets: readonly FoundStreet[]): FoundStreet[] {
  const near = streets.filter((street) => isSamePlace(address, street))
  return address.parts.street === ''
    ? near.filter(({ name }) => name === '')
    : bestStreets(address.parts.street, near)
}

function placeOf(
  { id: addressId, customerId, parts }: SoughtAddress,
  streets: readonly FoundStreet[],
  houses: readonly FoundHouse[],
): Place {
  const codes = new Set(streets.map(({ code }) => code))
  const own = houses.filter(({ streetCode }) => codes.has(streetCode))
  const house = matchHouse(parts, own)
  const housePoint = house && pointOf(house)
  if (house && housePoint)
    return { addressId, customerId, source: 'house', houseCode: house.code, ...housePoint }
  const [street, ...others] = streets
  const middle = street && street.name !== '' && others.length === 0 ? pointOf(street) : null
  if (middle) return { addressId, customerId, source: 'street', houseCode: null, ...middle }
  return { addressId, customerId, source: 'none', houseCode: null, latitude: null, longitude: null }
}

const pointOf = ({ latitude, longitude }: FoundStreet | FoundHouse): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
