import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

/** How long a phone may still hand over its events after it was taken away. */
const ENDED_DAYS = 14

export type SigningDevice = { staffId: number; publicKey: Buffer; hasEnded: boolean }

/** A phone whose events count: a bound one, or one that was revoked within the last fortnight. */
export async function findSigningDevice(
  { clock }: App,
  db: Db,
  deviceId: number,
): Promise<SigningDevice | undefined> {
  const device = await db
    .selectFrom('staffDevices')
    .select(['staffId', 'publicKey', 'revokedAt'])
    .where('id', '=', deviceId)
    .executeTakeFirst()
  if (!device) return undefined
  const { staffId, publicKey, revokedAt } = device
  const endedMs = revokedAt === null ? 0 : clock.now().getTime() - revokedAt.getTime()
  return endedMs > ENDED_DAYS * DAY_MS
    ? undefined
    : { staffId, publicKey, hasEnded: revokedAt !== null }
}
