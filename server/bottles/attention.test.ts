import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { containerCheckSource } from './attention.ts'
import { bottleJobs } from './jobs.ts'

const { app, db } = await testShop()
const check = bottleJobs(app)['bottles.check-containers']

test('bottles that are nowhere ask for a person until the proof holds again', async () => {
  await check()
  expect(await containerCheckSource.find(app)).toEqual([])
  const { id: goodId } = await db
    .insertInto('goods')
    .values({
      link: 'udens',
      nameLv: 'Ūdens',
      nameEn: 'Water',
      basePriceCents: 790,
      lentDepositCents: 800,
      bottleKind: 'large',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('containerPlaces').values({ goodId, place: 'full', pieces: 3 }).execute()
  await check()
  expect(await containerCheckSource.find(app)).toMatchObject([{ facts: { problems: 2 } }])
  await db.deleteFrom('containerPlaces').execute()
  await check()
  expect(await containerCheckSource.find(app)).toEqual([])
})
