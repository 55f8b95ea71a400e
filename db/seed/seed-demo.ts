import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { officeDays } from './office-days.ts'
import { people } from './people/people.ts'
import { seedPeople } from './seed-people.ts'
import { seedPromoCodes } from './seed-promo-codes.ts'
import { fillShop } from './seed-shop.ts'
import { seedStaff } from './seed-staff.ts'

/** The shop with people, promo codes and the office's days, for trying it out; never in production. */
export const seedDemo = (db: Db, { today }: { today: Day }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await fillShop(tx, today)
    await seedStaff(tx)
    // One of them may have changed the e-mail since, or left.
    const emails = people.map(({ email }) => email)
    const demo = tx
      .selectFrom('customers')
      .select('id')
      .where('email', 'in', emails)
      .where('role', '=', 'customer')
    if (await demo.executeTakeFirst()) return
    await seedPeople(tx, today)
    await seedPromoCodes(tx, today)
    await tx
      .insertInto('holidays')
      .values(
        officeDays(today).map(({ day, name, delivers }) => ({
          day,
          nameLv: name.lv,
          nameEn: name.en,
          delivers,
        })),
      )
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
  })
