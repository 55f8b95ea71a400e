import { dayOf } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { demoPasswordHash } from './people/people.ts'
import { demoStaff } from './staff.ts'

const startsOn = dayOf('2024-01-01')

/** The demo's colleagues, where there are none yet. */
export async function seedStaff(tx: Db): Promise<void> {
  if (await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) return
  for (const { name, email, role } of demoStaff) {
    const { id: staffId } = await tx
      .insertInto('staff')
      .values({ name, email, startsOn })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('staffRoles').values({ staffId, role, startsOn }).execute()
    await tx
      .insertInto('staffPasswords')
      .values({ staffId, hash: demoPasswordHash, changedAt: new Date() })
      .execute()
  }
}
