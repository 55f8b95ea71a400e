import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Point } from '../../../domain/addresses/region-of-place.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Tx } from '../../platform/database/connect.ts'

export type Place = {
  addressId: number
  customerId: number
  source: 'house' | 'street' | 'none'
  houseCode: number | null
  latitude: number | null
  longitude: number | null
}

/** What a person set stays, whatever the register says. */
export async function saveMatches(
  tx: Tx,
  by: Actor,
  places: readonly Place[],
  at: Date,
): Promise<void> {
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  await sql`
    insert into address_places (address_id, customer_id, source, house_code, latitude, longitude,
      set_at, actor_kind, actor_id, on_behalf_of)
    select p.*, ${at}, ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from unnest(${places.map(({ addressId }) => addressId)}::bigint[],
      ${places.map(({ customerId }) => customerId)}::bigint[],
      ${places.map(({ source }) => source)}::text[],
      ${places.map(({ houseCode }) => houseCode)}::bigint[],
      ${places.map(({ latitude }) => latitude)}::float8[],
      ${places.map(({ longitude }) => longitude)}::float8[]) p
    on conflict (address_id) do update set source = excluded.source,
      house_code = excluded.house_code, latitude = excluded.latitude,
      longitude = excluded.longitude, set_at = excluded.set_at, actor_kind = excluded.actor_kind,
      actor_id = excluded.actor_id, on_behalf_of = excluded.on_behalf_of
    where address_places.source not in ('office', 'driver')`.execute(tx)
}

export type Pin = { addressId: number; point: Point; source: 'office' | 'driver' }

/** Puts an address where a person says that its door is; of two pins the later one counts. */
export const setPin = (app: App, tx: Tx, by: Actor, { addressId, point, source }: Pin, at: Date) =>
  putPlace(app, tx, by, { addressId, source, houseCode: null, ...point }, at)

export type PutPlace = Omit<Place, 'customerId' | 'source'> & {
  source: Place['source'] | Pin['source']
}

/** The same for any place, so that a pin can be taken back. */
export async function putPlace(
  app: App,
  tx: Tx,
  by: Actor,
  { addressId, ...place }: PutPlace,
  at: Date,
): Promise<Outcome<null, { code: 'not_found' }>> {
  const { customerId } =
    (await tx
      .selectFrom('addresses')
      .select('customerId')
      .where('id', '=', addressId)
      .executeTakeFirst()) ?? {}
  if (customerId === undefined) return refuse({ code: 'not_found' })
  const values = { ...place, setAt: at, ...actorColumns(by) }
  await tx
    .insertInto('addressPlaces')
    .values({ addressId, customerId, ...values })
    .onConflict((conflict) => conflict.column('addressId').doUpdateSet(values))
    .execute()
  await audit(app, tx, by, {
    action: 'territory.pin',
    customerId,
    subject: 'address',
    subjectId: addressId,
    details: { source: place.source },
  })
  return done(null)
}
