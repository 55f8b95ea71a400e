import { sql } from 'kysely'
import type { ListRequest } from '../../contract/shared/list.ts'
import type { Day } from '../../domain/calendar.ts'
import { isInForce } from '../../domain/staff/employment.ts'
import { peopleFields } from '../../domain/staff/lists.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { readList } from '../platform/database/read-list.ts'
import { findDevicesOf } from './device-store.ts'
import { personVersion } from './person-version.ts'
import { findRoles } from './store.ts'

/** A page of the people in a fixed number of queries. */
export async function listStaff({ clock }: App, db: Db, request: ListRequest) {
  const [today, now] = [clock.today(), clock.now()]
  const { rows, ...page } = await readList(db, peopleFields, peopleSource(today), request)
  const ids = rows.map(({ id }) => id)
  const roles = Map.groupBy(await findRoles(db, ids), ({ staffId }) => staffId)
  const devices = Map.groupBy(await findDevicesOf(db, ids), ({ staffId }) => staffId)
  const listed = rows.map((person) => ({
    ...person,
    isActive: isInForce(person, today),
    roles: roles.get(person.id) ?? [],
    version: personVersion(person, roles.get(person.id) ?? []),
    lastSeenAt: person.seen?.toISOString() ?? null,
    invitation: invitationOf(person, now),
    devices: (devices.get(person.id) ?? []).map(({ boundAt, lastSeenAt, ...device }) => ({
      ...device,
      boundAt: boundAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }))
  return { ...page, rows: listed }
}

/** All people, for commands. */
export const listAllStaff = (app: App, db: Db) =>
  listStaff(app, db, { filter: [], sort: { field: 'name', isDescending: false }, limit: 10_000 })

type Person = {
  id: number
  name: string
  email: string | null
  phone: string | null
  startsOn: Day
  endsOn: Day | null
  endedAt: Date | null
  hasPassword: boolean
  hasTotp: boolean
  passkeys: number
  seen: Date | null
  invitedAt: Date | null
  expiresAt: Date | null
}

function invitationOf({ invitedAt, expiresAt }: Person, now: Date) {
  if (!invitedAt || !expiresAt) return null
  return {
    madeAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOver: expiresAt <= now,
  }
}

/** Every person, with what the list of people is narrowed by. */
export const peopleSource = (today: Day) => sql<Person>`
  select known.*,
    case when has_totp or passkeys > 0 then 'on' when has_phone then 'phone' else 'off' end
      as factor,
    case when ended_at is not null or ends_on < ${today}::date then 'left'
      when has_password then 'here' else 'invited' end as state
  from (
    select s.id, s.name, s.email, s.phone, s.starts_on, s.ends_on, s.ended_at,
      array(select r.role from staff_roles r where r.staff_id = s.id and r.ended_at is null
        and r.starts_on <= ${today}::date and (r.ends_on is null or r.ends_on >= ${today}::date))
        as role,
      p.staff_id is not null as has_password,
      t.confirmed_at is not null as has_totp,
      (select count(*)::int from staff_passkeys k where k.staff_id = s.id) as passkeys,
      exists (select from staff_devices d where d.staff_id = s.id and d.revoked_at is null)
        as has_phone,
      greatest(
        (select max(last_used_at) from staff_sessions e where e.staff_id = s.id),
        (select at from audit_trail a where a.actor_id = s.id
          and a.actor_kind in ('staff', 'driver') order by a.id desc limit 1)) as seen,
      i.made_at as invited_at, i.expires_at
    from staff s
    left join staff_passwords p on p.staff_id = s.id
    left join staff_totp t on t.staff_id = s.id
    left join staff_invitations i on i.staff_id = s.id and i.used_at is null) as known`
