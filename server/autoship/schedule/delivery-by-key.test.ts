import { expect, test } from 'vitest'
import { good, orderShop, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { mailContext } from '../../mails.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { generate } from '../generation/generate.ts'
import { remindToConfirm } from '../generation/mails.ts'

const shop = await orderShop()

/** The links of a customer's newest mail of a template, by action. */
async function linksIn(anna: Shopper, template: 'autoship.confirm' | 'autoship.confirm-tomorrow') {
  const mail = await shop.db
    .selectFrom('mailOutbox')
    .select(['payload', 'customerId'])
    .where('customerId', '=', anna.id)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { text } = await writeMail(mailContext(shop.app), {
    ...mail,
    template,
    language: 'lv',
    name: 'Anna',
  })
  const found = [...text.matchAll(/\/piegade\/(\w+)\?key=([\w.-]+)/g)].map(
    ([, action, key]) => [action!, key!] as const,
  )
  const keys = Object.fromEntries(found)
  return {
    text,
    params: (action: 'confirm' | 'skip' | 'move' | 'add') => ({ action, key: keys[action]! }),
  }
}

async function deliveryToConfirm(lines?: Record<number, number>) {
  const times = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const autoship = await runningAutoship(anna, { day: times.tuesday(1), ...(lines && { lines }) })
  times.at(4)
  await generate(shop.app)
  return { ...times, anna, autoship, ...(await linksIn(anna, 'autoship.confirm')) }
}

const state = async (anna: Shopper) => (await anna.api.readAutoshipDiary()).data.deliveries[0]

test('a link only shows the delivery; only its button confirms, however often a scanner opens it', async () => {
  const { anna, params, text } = await deliveryToConfirm()
  expect(text).toMatch(/Lūdzu, apstipriniet līdz/)
  for (const action of ['confirm', 'skip', 'move', 'add'] as const)
    for (let times = 0; times < 3; times += 1)
      await shop.nobody.readDeliveryByKey({ params: params(action) })
  expect((await state(anna))?.state).toBe('made')
  const { data } = await shop.nobody.changeDeliveryByKey({ params: params('confirm') })
  expect(data.state).toBe('confirmed')
  await shop.nobody.changeDeliveryByKey({ params: params('confirm') })
  expect((await anna.api.listUnconfirmedOrders()).order).toEqual([])
})

test('a key allows its own action only', async () => {
  const { anna, params } = await deliveryToConfirm()
  const { key } = params('confirm')
  for (const action of ['skip', 'move', 'add'] as const)
    await expect(
      shop.nobody.changeDeliveryByKey({ params: { action, key } }),
    ).rejects.toMatchObject({ status: 404 })
  const forged = {
    action: 'skip' as const,
    key: params('skip').key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  }
  await expect(shop.nobody.changeDeliveryByKey({ params: forged })).rejects.toMatchObject({
    status: 404,
  })
  expect((await state(anna))?.state).toBe('made')
})

test('the other links skip with undo, move, and add a good once', async () => {
  const { anna, params, day } = await deliveryToConfirm()
  const skipped = await shop.nobody.changeDeliveryByKey({ params: params('skip') })
  expect(skipped.data.state).toBe('skipped')
  await shop.nobody.undoAutoshipChange({ params: { key: skipped.undo! } })
  const { data: moving } = await shop.nobody.readDeliveryByKey({ params: params('move') })
  expect(moving.days).toContain(day(13))
  const moved = await shop.nobody.changeDeliveryByKey({
    params: params('move'),
    body: { delivery_date: day(13) },
  })
  expect(moved.data.delivery_date).toBe(day(13))
  const { data: adding } = await shop.nobody.readDeliveryByKey({ params: params('add') })
  expect(adding.goods).toMatchObject([{ good_id: good.water, order: 2, price_vat: 7.4 }])
  const body = { good_id: good.tea, order: 2 }
  const added = await shop.nobody.changeDeliveryByKey({ params: params('add'), body })
  expect(added.data.items.map(({ name, order }) => [name, order])).toEqual([
    ['water', 2],
    ['tea', 2],
  ])
  expect((await state(anna))?.delivery_date).toBe(day(13))
  const bare = shop.nobody.changeDeliveryByKey({ params: params('add') })
  await expect(bare).rejects.toMatchObject({ status: 422 })
})

test('links expire when the day of their delivery closes', async () => {
  const { params, at } = await deliveryToConfirm()
  at(12)
  await expect(shop.nobody.readDeliveryByKey({ params: params('confirm') })).rejects.toMatchObject({
    status: 404,
  })
})

test('an unconfirmed delivery gets one reminder from seven in the morning on the day before', async () => {
  const { anna, at } = await deliveryToConfirm()
  at(10, '03')
  expect(await remindToConfirm(shop.app)).toBe(0)
  at(10, '05')
  const first = await remindToConfirm(shop.app)
  expect([first, await remindToConfirm(shop.app)]).toEqual([1, 0])
  const { params, text } = await linksIn(anna, 'autoship.confirm-tomorrow')
  expect(text).toMatch(/Piegāde ir rīt/)
  await shop.nobody.changeDeliveryByKey({ params: params('confirm') })
  expect((await state(anna))?.state).toBe('confirmed')
})
