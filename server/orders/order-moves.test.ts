import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderMayBecome, type OrderState, orderStates } from '../../domain/orders/order-states.ts'
import { testDatabase } from '../../tests/support/test-database.ts'

const { db } = await testDatabase()

test('the database allows only the transitions in the table of order states', async () => {
  const states = Object.keys(orderStates) as OrderState[]
  const expected = states.flatMap((from) =>
    states.filter((to) => orderMayBecome(from, to)).map((to) => `${from}>${to}`),
  )
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'check_order_move'`.execute(db)
  const allowed = Array.from(rows[0]!.source.matchAll(/'(\w+>\w+)'/g), ([, move]) => move)
  expect(new Set(allowed)).toEqual(new Set(expected))
})
