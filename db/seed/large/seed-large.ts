import type { Day } from '../../../domain/calendar.ts'
import type { Db, Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { addCustomers } from './add-customers.ts'
import { addGoods } from './add-goods.ts'
import { addOrders } from './add-orders.ts'

export type LargeSize = { goods: number; customers: number; orders: number }

export const largeSize: LargeSize = { goods: 100_000, customers: 200_000, orders: 1_000_000 }

type Step = {
  what: keyof LargeSize
  atOnce: number
  add: (tx: Tx, from: number, to: number, today: Day) => Promise<void>
}

const steps: Step[] = [
  { what: 'goods', atOnce: 5_000, add: addGoods },
  { what: 'customers', atOnce: 20_000, add: addCustomers },
  { what: 'orders', atOnce: 20_000, add: addOrders },
]

/**
 * A shop of the size to be measured, beside what is there. Every portion is a transaction that counts itself, so that
 * a seeding that was cut short goes on where it stopped.
 */
export async function seedLarge(
  db: Db,
  {
    today,
    size = largeSize,
    tell,
  }: { today: Day; size?: LargeSize; tell: (progress: string) => void },
): Promise<void> {
  for (const { what, atOnce, add } of steps) {
    for (let done = await madeSoFar(db, what); done < size[what];) {
      const to = Math.min(done + atOnce, size[what])
      await inTransaction(db, async (tx) => {
        await add(tx, done, to, today)
        await noteMade(tx, what, to)
      })
      done = to
      tell(`${what}: ${done} of ${size[what]}`)
    }
  }
}

const keyOf = (what: keyof LargeSize) => `seed.large.${what}`

async function madeSoFar(db: Db, what: keyof LargeSize): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', keyOf(what))
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

const noteMade = (tx: Tx, what: keyof LargeSize, made: number) =>
  tx
    .insertInto('settings')
    .values({ key: keyOf(what), value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(made) }))
    .execute()
