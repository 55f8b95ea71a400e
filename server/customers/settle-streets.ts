import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'
import { partsOfRegions } from '../territory/street-parts.ts'

type StreetOfAddresses = { regionId: number; street: string; hasHouse: boolean }

/** Puts the addresses of a region into its parts, by their streets as these are driven now. */
export async function settleStreets(tx: Tx, wholeId: number): Promise<void> {
  const { rows } = await sql<StreetOfAddresses>`
    select distinct a.region_id, a.street, a.house_no <> '' as has_house
    from addresses a join regions r on r.id = a.region_id
    where r.id = ${wholeId} or r.of_region_id = ${wholeId}`.execute(tx)
  const partOf = await partsOfRegions(tx, [wholeId])
  const moved = rows
    .map((row) => ({ ...row, partId: partOf(wholeId, asTyped(row)) }))
    .filter(({ regionId, partId }) => partId !== regionId)
  await sql`
    update addresses a set region_id = m.part_id
    from unnest(${moved.map(({ regionId }) => regionId)}::int[],
      ${moved.map(({ street }) => street)}::text[],
      ${moved.map(({ hasHouse }) => hasHouse)}::bool[],
      ${moved.map(({ partId }) => partId)}::int[]) m (region_id, street, has_house, part_id)
    where a.region_id = m.region_id and a.street = m.street
      and (a.house_no <> '') = m.has_house`.execute(tx)
}

/** Without a number of its own, the street's field has the house as well. */
const asTyped = ({ street, hasHouse }: StreetOfAddresses) => ({
  street,
  houseNo: hasHouse ? '1' : '',
})
