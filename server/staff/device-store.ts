import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

type NewLink = { staffId: number; tokenHash: Buffer; madeAt: Date; expiresAt: Date }

/** A new link voids the earlier one. */
export async function insertDeviceLink(db: Db, link: NewLink) {
  await db
    .deleteFrom('staffDeviceLinks')
    .where('staffId', '=', link.staffId)
    .where('usedAt', 'is', null)
    .execute()
  await db.insertInto('staffDeviceLinks').values(link).execute()
}

export const findDeviceLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staffDeviceLinks')
    .select(['staffId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** The driver's number, or undefined when the link is over or was used. */
export const useDeviceLink = async (db: Db, tokenHash: Buffer, now: Date) =>
  (
    await db
      .updateTable('staffDeviceLinks')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHash)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('staffId')
      .executeTakeFirst()
  )?.staffId

type NewDevice = { staffId: number; name: string; publicKey: Buffer; pinHash: string }

export async function insertDevice(db: Db, device: NewDevice, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('staffDevices')
    .values({ ...device, boundAt: now, lastSeenAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A phone that is bound and not revoked. */
export const findDevice = (db: Db, deviceId: number) =>
  db
    .selectFrom('staffDevices')
    .select(['id', 'staffId', 'name', 'publicKey', 'pinHash'])
    .where('id', '=', deviceId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()

export const touchDevice = (db: Db, deviceId: number, now: Date) =>
  db.updateTable('staffDevices').set({ lastSeenAt: now }).where('id', '=', deviceId).execute()

/** The driver's number, or undefined when there is no such phone. */
export const revokeDeviceRow = async (db: Db, deviceId: number, now: Date) =>
  (
    await db
      .updateTable('staffDevices')
      .set({ revokedAt: now })
      .where('id', '=', deviceId)
      .where('revokedAt', 'is', null)
      .returning('staffId')
      .executeTakeFirst()
  )?.staffId

export const revokeDevicesOf = (db: Db, staffId: number, now: Date) =>
  db
    .updateTable('staffDevices')
    .set({ revokedAt: now })
    .where('staffId', '=', staffId)
    .where('revokedAt', 'is', null)
    .execute()

export const findDevicesOf = (db: Db, staffIds: readonly number[]) =>
  db
    .selectFrom('staffDevices')
    .select(['id', 'staffId', 'name', 'boundAt', 'lastSeenAt'])
    .where('staffId', '=', sql<number>`any(${staffIds}::bigint[])`)
    .where('revokedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
