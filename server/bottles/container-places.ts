import { sql } from 'kysely'
import { type ContainerPlace, containerPlaces } from '../../domain/bottles/container-places.ts'
import type { Db } from '../platform/database/connect.ts'

export type ContainersOfGood = {
  goodId: number
  nameLv: string
  nameEn: string
  places: Record<ContainerPlace, number>
  /** Bought and opening, less scrapped: the sum of all places. */
  ours: number
  /** Taken from customers beyond what they were known to have, such as a neighbour's. */
  beyondHeld: number
}

/** Every bottle with its place: what we have bought and not scrapped is the sum of the places. */
export async function findContainers(db: Db): Promise<ContainersOfGood[]> {
  const { rows } = await sql<{
    goodId: number
    nameLv: string
    nameEn: string
    places: Partial<Record<ContainerPlace | 'outside', number>>
    held: number
  }>`
    select p.good_id, g.name_lv, g.name_en, json_object_agg(p.place, p.pieces) as places,
      coalesce((select sum(b.held) from bottle_balances b where b.good_id = p.good_id), 0)::int
        as held
    from container_places p join goods g on g.id = p.good_id
    where g.bottle_kind <> 'none' group by p.good_id, g.id order by p.good_id`.execute(db)
  return rows.map(({ places, held, ...good }) => {
    const all = Object.fromEntries(
      containerPlaces.map((place) => [place, places[place] ?? 0]),
    ) as Record<ContainerPlace, number>
    const ours = -(places.outside ?? 0) + 0
    return { ...good, places: all, ours, beyondHeld: held - all.customers }
  })
}

/** A broken rule of the containers, with the two counts that should be equal. */
export type ContainerProblem = { rule: string; goodId: number; expected: number; found: number }

const placesFollowMoves = sql<ContainerProblem>`
  select 'a place has what was moved there' as rule, coalesce(m.good_id, p.good_id) as good_id,
    coalesce(m.pieces, 0)::int as expected, coalesce(p.pieces, 0) as found
  from (select good_id, place, sum(pieces) as pieces from (
      select good_id, to_place as place, pieces from container_moves
      union all select good_id, from_place, -pieces from container_moves) moved
    group by 1, 2) m
    full join container_places p on p.good_id = m.good_id and p.place = m.place
  where coalesce(m.pieces, 0) <> coalesce(p.pieces, 0)`

const nothingVanishes = sql<ContainerProblem>`
  select 'what is bought and not scrapped is the sum of the places' as rule, good_id,
    0 as expected, sum(pieces)::int as found
  from container_places group by good_id having sum(pieces) <> 0`

const customersFollowDoors = sql<ContainerProblem>`
  select 'customers have what was left and not taken' as rule, coalesce(m.good_id, p.good_id)
      as good_id,
    coalesce(m.pieces, 0)::int as expected, coalesce(p.pieces, 0) as found
  from (select good_id, sum(delivered - returned) as pieces from bottle_movements group by 1) m
    full join (select * from container_places where place = 'customers') p
      on p.good_id = m.good_id
  where coalesce(m.pieces, 0) <> coalesce(p.pieces, 0)`

const vansAreEmpty = sql<ContainerProblem>`
  select 'vans are empty when all runs are settled' as rule, good_id, 0 as expected,
    pieces as found
  from container_places
  where place = 'vans' and pieces <> 0
    and not exists (select from runs where state in ('road', 'handing_in'))`

/** Checks that each of our bottles is at one place. */
export async function checkContainers(db: Db): Promise<ContainerProblem[]> {
  const answers = [
    await placesFollowMoves.execute(db),
    await nothingVanishes.execute(db),
    await customersFollowDoors.execute(db),
    await vansAreEmpty.execute(db),
  ]
  return answers.flatMap(({ rows }) => rows)
}
