import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { phoneOf } from '../../tests/support/phone-of.ts'
import { addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { assignDriver, moveRun } from './runs/change-run.ts'
import { findRuns } from './runs/read-run.ts'

/** A driver with his van, and what his phone sends when he pays an expense. */
async function payingDriver() {
  const shop = await roadShop()
  const { app, db } = shop
  await addVan(shop)
  await shop.order({ left: 3, house: 1 })
  await shop.close()
  const { id: driverId, email } = await newColleague(shop, 'driver', 'soferis@avots.example')
  const { api } = await phoneOf(shop, email)
  const [{ id: runId } = { id: 0 }] = await findRuns(db, { day: roadDay })
  await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
  await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to: 'planned' }))
  const params = { id: String(runId) }
  const pay = (cents: number, sentAs: string, insteadOf: string[] = []) => {
    const body = { to: 'expense', cents, note: 'Degviela', sentAs, insteadOf } as const
    return api.moveOwnCash({ params, body }, { idempotencyKey: sentAs })
  }
  const written = async () => {
    const moves = await db.selectFrom('cashMoves').select('cents').orderBy('id').execute()
    return moves.map(({ cents }) => cents)
  }
  return { db, pay, written }
}

test('another sum is written in place of one that never came, which is refused when it comes late', async () => {
  const { pay, written } = await payingDriver()
  const [lost, alsoLost, sent] = [randomUUID(), randomUUID(), randomUUID()]
  await pay(25_00, sent, [lost, alsoLost])
  for (const late of [lost, alsoLost])
    await expect(pay(20_00, late)).rejects.toMatchObject({ error: 'conflict' })
  expect(await written()).toEqual([25_00])
})

test('another sum waits for the driver where the one before it had come, and says which', async () => {
  const { pay, written } = await payingDriver()
  const [came, next] = [randomUUID(), randomUUID()]
  await pay(20_00, came)
  await expect(pay(25_00, next, [randomUUID(), came])).rejects.toMatchObject({
    error: 'cash_already_written',
    body: { sentAs: came, cents: 20_00 },
  })
  expect(await written()).toEqual([20_00])
  await pay(25_00, randomUUID())
  expect(await written()).toEqual([20_00, 25_00])
})

test('a move is written once, also where the answer to it was never stored', async () => {
  const { db, pay, written } = await payingDriver()
  const sent = randomUUID()
  const first = await pay(20_00, sent)
  await db.deleteFrom('idempotencyKeys').execute()
  expect(await pay(20_00, sent)).toEqual(first)
  expect(await written()).toEqual([20_00])
})

test('of a sum and the one that replaces it, sent at once, one is written', async () => {
  const { pay, written } = await payingDriver()
  for (let round = 1; round <= 10; round += 1) {
    const [former, next] = [randomUUID(), randomUUID()]
    const answers = await Promise.allSettled([pay(20_00, former), pay(25_00, next, [former])])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await written()).toHaveLength(round)
  }
})
