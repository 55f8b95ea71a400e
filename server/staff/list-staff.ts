import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { isInForce } from '../../domain/staff/employment.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { findDevicesOf } from './device-store.ts'
import { findRoles } from './store.ts'

/** All people in a fixed number of queries, the present ones first. */
export async function listStaff({ clock }: App, db: Db) {
  const [today, now] = [clock.today(), clock.now()]
  const people = await findPeople(db)
  const ids = people.map(({ id }) => id)
  const roles = Map.groupBy(await findRoles(db, ids), ({ staffId }) => staffId)
  const devices = Map.groupBy(await findDevicesOf(db, ids), ({ staffId }) => staffId)
  const rows = people.map(({ invitedAt, expiresAt, endedAt, ...person }) => ({
    ...person,
    isActive: isInForce({ ...person, endedAt }, today),
    roles: roles.get(person.id) ?? [],
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    invitation:
      invitedAt && expiresAt
        ? {
            madeAt: invitedAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            isOver: expiresAt <= now,
          }
        : null,
    devices: (devices.get(person.id) ?? []).map(({ boundAt, lastSeenAt, ...device }) => ({
      ...device,
      boundAt: boundAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }))
  return { rows: rows.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)) }
}

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
  lastSeenAt: Date | null
  invitedAt: Date | null
  expiresAt: Date | null
}

async function findPeople(db: Db): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select s.id, s.name, s.email, s.phone, s.starts_on as "startsOn", s.ends_on as "endsOn",
      s.ended_at as "endedAt",
      p.staff_id is not null as "hasPassword",
      t.confirmed_at is not null as "hasTotp",
      (select count(*)::int from staff_passkeys k where k.staff_id = s.id) as passkeys,
      greatest(
        (select max(last_used_at) from staff_sessions e where e.staff_id = s.id),
        (select at from audit_trail a where a.actor_id = s.id and a.actor_kind in ('staff', 'driver')
          order by a.id desc limit 1)) as "lastSeenAt",
      i.made_at as "invitedAt", i.expires_at as "expiresAt"
    from staff s
    left join staff_passwords p on p.staff_id = s.id
    left join staff_totp t on t.staff_id = s.id
    left join staff_invitations i on i.staff_id = s.id and i.used_at is null
    order by s.name, s.id`.execute(db)
  return rows
}
