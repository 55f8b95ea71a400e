import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { isInForce } from '../../domain/staff/employment.ts'
import type { HeldRole, LimitsCents } from '../../domain/staff/limits.ts'
import type { Role } from '../../domain/staff/rights.ts'
import type { Db } from '../platform/database/connect.ts'

export type StaffPerson = Awaited<ReturnType<typeof findStaff>>

const people = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'phone', 'language', 'startsOn', 'endsOn', 'endedAt'])
    .$narrowType<{ language: 'lv' | 'en' }>()

export const findStaff = (db: Db, staffId: number) =>
  people(db).where('id', '=', staffId).executeTakeFirst()

/** Waits for other changes of the same person. */
export const lockStaff = (db: Db, staffId: number) =>
  people(db).where('id', '=', staffId).forUpdate().executeTakeFirst()

export const findStaffByLogin = (db: Db, login: string) =>
  people(db)
    .where((eb) => eb.or([eb('email', '=', login), eb('phone', '=', login)]))
    .executeTakeFirst()

export type NewStaff = {
  name: string
  email: string | null
  phone: string | null
  startsOn: Day
  endsOn: Day | null
}

export async function insertStaff(db: Db, person: NewStaff): Promise<number> {
  const { id } = await db
    .insertInto('staff')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type StaffChange = Partial<NewStaff> & { endedAt?: Date | null }

export const updateStaff = (db: Db, staffId: number, change: StaffChange) =>
  db.updateTable('staff').set(change).where('id', '=', staffId).execute()

/** Every role that is not ended; one may begin later or be over by its last day. */
export const findRoles = (db: Db, staffIds: readonly number[]) =>
  db
    .selectFrom('staffRoles')
    .select(['staffId', 'role', 'startsOn', 'endsOn', 'endedAt', 'limitsCents'])
    .$narrowType<{ limitsCents: LimitsCents }>()
    .where('staffId', '=', sql<number>`any(${staffIds}::bigint[])`)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .execute()

/** The roles that a person holds on a day; none for a person who does not work here then. */
export async function rolesOn(db: Db, staffId: number, day: Day): Promise<HeldRole[]> {
  const person = await findStaff(db, staffId)
  if (person === undefined || !isInForce(person, day)) return []
  return (await findRoles(db, [staffId])).filter((role) => isInForce(role, day))
}

type NewRole = { role: Role; startsOn: Day; endsOn: Day | null; limitsCents: LimitsCents }

export const insertRole = (db: Db, staffId: number, role: NewRole) =>
  db
    .insertInto('staffRoles')
    .values({ staffId, ...role, limitsCents: JSON.stringify(role.limitsCents) })
    .execute()

export const endRole = (db: Db, staffId: number, role: Role, endedAt: Date) =>
  db
    .updateTable('staffRoles')
    .set({ endedAt })
    .where('staffId', '=', staffId)
    .where('role', '=', role)
    .where('endedAt', 'is', null)
    .execute()

/** The names of those who hold one of the roles on a day. */
export const namesWithRole = async (db: Db, roles: readonly Role[], day: Day): Promise<string[]> =>
  (await findHolders(db, roles, day)).map(({ name }) => name)

/** Those who hold one of the roles on a day, by their names. */
export const findHolders = (
  db: Db,
  roles: readonly Role[],
  day: Day,
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('staff')
    .innerJoin('staffRoles', 'staffRoles.staffId', 'staff.id')
    .select(['staff.id', 'staff.name'])
    .distinct()
    .where('staffRoles.role', '=', sql<Role>`any(${roles}::text[])`)
    .where('staffRoles.endedAt', 'is', null)
    .where('staff.endedAt', 'is', null)
    .where('staffRoles.startsOn', '<=', day)
    .where('staff.startsOn', '<=', day)
    .where((eb) => eb.or([eb('staffRoles.endsOn', 'is', null), eb('staffRoles.endsOn', '>=', day)]))
    .where((eb) => eb.or([eb('staff.endsOn', 'is', null), eb('staff.endsOn', '>=', day)]))
    .orderBy('staff.name')
    .execute()

/** Those who work here on a day. */
export const findColleagues = (db: Db, day: Day) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('endedAt', 'is', null)
    .where('startsOn', '<=', day)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .orderBy('name')
    .execute()

export const findPassword = (db: Db, staffId: number) =>
  db.selectFrom('staffPasswords').select('hash').where('staffId', '=', staffId).executeTakeFirst()

export const savePassword = (db: Db, staffId: number, hash: string, changedAt: Date) =>
  db
    .insertInto('staffPasswords')
    .values({ staffId, hash, changedAt })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ hash, changedAt }))
    .execute()
