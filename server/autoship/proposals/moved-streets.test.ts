import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { atOnce } from '../../../tests/faults/kit/at-once.ts'
import { orderShop, region, type Shopper } from '../../../tests/support/order-shop.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { changeCalendar } from './change-calendar.ts'

const shop = await orderShop()
const { app, db } = shop

const move = (street: string, code: string) =>
  allOrNothing(db, (tx) =>
    changeCalendar(app, tx, byCommand, {
      change: { kind: 'streets', code, regionId: region.riga, streets: [street] },
      decisions: [],
      answerBy: null,
      letterWords: null,
    }),
  )

const zonesOf = async (street: string) => {
  const { rows } = await sql<{ code: string }>`
    select z.code from addresses a join regions r on r.id = a.region_id
      join zones z on z.id = r.zone_id where a.street = ${street} order by a.id`.execute(db)
  return rows.map(({ code }) => code)
}

const write = ({ api }: Shopper, street: string) =>
  api.createAddress({ body: { region: region.riga, street, house_no: '7' } })

// Issue 22: streets moved from one zone to another.
test('addresses that are added while their street is moved go along with it', async () => {
  const people: Shopper[] = []
  for (let index = 0; index < 6; index += 1) people.push(await shop.customer())
  const street = 'Zaļā iela'
  const outcomes = await atOnce<unknown>([
    ...people.map((person) => () => write(person, street)),
    () => move(street, 'S'),
  ])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await zonesOf(street)).toEqual(people.map(() => 'S'))
  await move(street, 'R')
  expect(await zonesOf(street)).toEqual(people.map(() => 'R'))
})

test('a street that is moved again goes to the last zone, and another of the name stays', async () => {
  const anna = await shop.customer()
  await write(anna, 'Skanstes gatve')
  await write(anna, 'Skanstes iela')
  await move('Skanstes gatve', 'S')
  await move('Skanstes gatve', 'X')
  expect(await zonesOf('Skanstes gatve')).toEqual(['X'])
  expect(await zonesOf('Skanstes iela')).toEqual(['R'])
})

test('no part of a place can be moved as a place, nor streets of a part', async () => {
  await move('Klusā iela', 'S')
  const { partId } = await db
    .selectFrom('regionStreets')
    .select('partId')
    .where('street', '=', 'Klusā iela')
    .executeTakeFirstOrThrow()
  const change = { kind: 'streets' as const, code: 'X', regionId: partId, streets: ['Klusā iela'] }
  const asked = { change, decisions: [], answerBy: null, letterWords: null }
  const moved = await allOrNothing(db, (tx) => changeCalendar(app, tx, byCommand, asked))
  expect(moved).toMatchObject({ ok: false, refusal: { code: 'not_found' } })
  const places = { kind: 'places' as const, code: 'X', regionIds: [partId] }
  const asPlace = { change: places, decisions: [], answerBy: null, letterWords: null }
  expect(await allOrNothing(db, (tx) => changeCalendar(app, tx, byCommand, asPlace))).toMatchObject(
    { ok: false },
  )
})
