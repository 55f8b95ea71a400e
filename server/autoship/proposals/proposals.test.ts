import { expect, test } from 'vitest'
import { orderShop } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { addHoliday } from '../../delivery/change-holiday.ts'
import { generate } from '../generation/generate.ts'
import { settleUnanswered } from './answer-proposal.ts'
import { proposeDays } from './propose-days.ts'

const shop = await orderShop()

async function hit(weeks: number) {
  const times = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: times.tuesday(1) })
  times.at(4)
  await generate(shop.house)
  const day = times.tuesday(weeks)
  await addHoliday(shop.db, { day, nameLv: 'Inventūra', nameEn: 'Stocktaking', delivers: false })
  await expect.poll(() => proposeDays(shop.house, 'holiday')).toBe(1)
  const { proposals } = (await anna.api.readAutoshipDiary()).data
  return { ...times, anna, water, proposal: proposals[0]!, params: { id: String(proposals[0]!.id) } }
}

test('a day off shows an order’s customer the old day and the new one, and a yes moves it', async () => {
  const { anna, proposal, params, tuesday, day } = await hit(1)
  expect(proposal).toMatchObject({ old_day: tuesday(1), new_day: day(12), reason: 'holiday', autoship_id: null })
  expect(await proposeDays(shop.house, 'holiday')).toBe(0)
  const { data } = await anna.api.answerDayProposal({ params, body: { answer: 'accept' } })
  expect(data).toEqual([])
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order.map(({ delivery_date }) => delivery_date)).toEqual([day(12)])
  await expect(anna.api.answerDayProposal({ params, body: { answer: 'accept' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('for a planned delivery another day is chosen, or it is skipped', async () => {
  const first = await hit(3)
  expect(first.proposal).toMatchObject({ old_day: first.tuesday(3), new_day: first.day(26), order_id: null })
  const body = { answer: 'choose', delivery_date: first.day(27) } as const
  await first.anna.api.answerDayProposal({ params: first.params, body })
  const days = (await first.anna.api.readAutoshipDiary()).data.deliveries.map(({ delivery_date }) => delivery_date)
  expect(days[2]).toBe(first.day(27))

  const second = await hit(3)
  await second.anna.api.answerDayProposal({ params: second.params, body: { answer: 'skip' } })
  expect((await second.anna.api.readAutoshipDiary()).data.deliveries[2]).toMatchObject({ state: 'skipped' })
})

test('without an answer an order goes to the new day before the old one closes', async () => {
  const { anna, at, day } = await hit(1)
  at(9)
  await settleUnanswered(shop.house)
  expect((await anna.api.listUnconfirmedOrders()).order).toMatchObject([{ delivery_date: expect.any(String) }])
  at(10)
  await settleUnanswered(shop.house)
  expect((await anna.api.listUnconfirmedOrders()).order).toMatchObject([{ delivery_date: day(12) }])
  expect((await anna.api.readAutoshipDiary()).data.proposals).toEqual([])
})

test('another customer’s question is not there', async () => {
  const { params } = await hit(1)
  const peter = await shop.customer()
  const answer = peter.api.answerDayProposal({ params, body: { answer: 'accept' } })
  await expect(answer).rejects.toMatchObject({ status: 404 })
})
