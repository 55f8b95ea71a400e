import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { driverCalls, type DriverCalls } from '../../../contract/driver/calls.ts'
import { addressOf } from '../../../contract/shared/http-client.ts'
import { assignDriver, moveRun } from '../../../server/dispatch/runs/change-run.ts'
import { findRuns } from '../../../server/dispatch/runs/read-run.ts'
import { offerTransfer } from '../../../server/dispatch/runs/transfers.ts'
import { allOrNothing } from '../../../server/platform/database/transaction.ts'
import { phoneOf } from '../../support/phone-of.ts'
import { addVan, roadDay, roadShop } from '../../support/road-shop.ts'
import { newColleague } from '../../support/staff-client.ts'
import { sameOrigin } from '../../support/staff-of-tests.ts'
import { allRows } from './all-rows.ts'

/** Two loadings in the van of Jānis, who offers goods of one to the other; Pēteris has no run. */
async function twoDrivers() {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop, 'AV-1', 3)
  for (const house of [1, 2]) await shop.order({ left: 3, house })
  await shop.close()
  const janis = await newColleague(shop, 'driver', 'janis@avots.example')
  const peteris = await newColleague(shop, 'driver', 'peteris@avots.example')
  const [runId, otherRunId] = (await findRuns(db, { day: roadDay })).map(({ id }) => id) as [
    number,
    number,
  ]
  const by = byCommand
  await allOrNothing(db, (tx) => assignDriver(app, tx, by, { runId, driverId: janis.id }))
  await allOrNothing(db, (tx) => moveRun(app, tx, by, { runId, to: 'planned' }))
  const goods = [{ goodId, pieces: 1 }]
  const offer = { kind: 'hand_to_hand', fromRunId: runId, toRunId: otherRunId, goods } as const
  const offered = await allOrNothing(db, (tx) => offerTransfer(app, tx, by, offer))
  const { transferId } = (offered as { value: { transferId: number } }).value
  const phoneAsks = async (email: string) => {
    const { cookies } = await phoneOf(shop, email)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return async (name: keyof DriverCalls) => {
      const call = driverCalls[name]
      const id = String(call.path.startsWith('/transfers') ? transferId : runId)
      const answer = await shop.server.inject({
        method: call.method,
        url: `/driver/api${addressOf(call, { params: { id } })}`,
        headers: { ...sameOrigin, cookie, 'content-type': 'application/json' },
        ...(call.method !== 'GET' && { payload: bodies(goods, otherRunId)[name]! }),
      })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    }
  }
  return { db, asJanis: await phoneAsks(janis.email), asPeteris: await phoneAsks(peteris.email) }
}

/** With which the driver of the run is let in. */
const bodies = (
  goods: object[],
  otherRunId: number,
): Partial<Record<keyof DriverCalls, object>> => ({
  readOwnLoad: {},
  listRunsToMeet: {},
  listOwnTransfers: {},
  startOwnShift: { km: 1, floatCents: 0 },
  setOwnSpares: { goods },
  offerOwnTransfer: { hand: 'given', otherRunId, goods },
  confirmOwnTransfer: { hand: 'given' },
  withdrawOwnTransfer: {},
  moveOwnCash: { to: 'expense', cents: 100, note: 'Degviela' },
  countOwnLoad: { goods },
  moveOwnRun: { to: 'road' },
  signOwnRun: { full: 0, empty: 0, cashCents: 0 },
})

const tried = Object.keys(bodies([], 0)) as (keyof DriverCalls)[]

test('every call of the phone that names a record is tried', () => {
  const named = Object.entries(driverCalls).filter(([, { path }]) => path.includes(':id'))
  expect(tried.toSorted()).toEqual(named.map(([name]) => name).toSorted())
})

test('of a colleague’s run a driver learns and changes nothing', async () => {
  const { db, asJanis, asPeteris } = await twoDrivers()
  const before = await allRows(db)
  for (const name of tried) {
    const { status, body } = await asPeteris(name)
    expect([status, body], name).toEqual([
      403,
      { error: 'not_your_run', message: expect.any(String) },
    ])
  }
  expect(await allRows(db)).toEqual(before)
  for (const name of tried)
    expect(await asJanis(name), name).not.toHaveProperty('body.error', 'not_your_run')
})
