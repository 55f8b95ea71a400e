import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { photoDays } from '../platform/files/files.ts'
import { orderKey } from '../customers/order-link.ts'
import { mailContext } from '../mails.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

const shop = await orderShop()
const { db, app, clock } = shop
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')

async function delivered() {
  const anna = await shop.customer({ accountCents: 20_000 })
  const { id: orderId } = await placedOrder(anna, { [good.water]: 2 })
  const params = { id: String(orderId) }
  const close = () =>
    db
      .updateTable('orders')
      .set({ status: 'waitingForDelivery', lockedAt: clock.now() })
      .where('id', '=', orderId)
      .execute()
  const deliver = async () => {
    await close()
    await deliverOrder(app, { orderId })
  }
  const rate = (stars: number, comment = '') =>
    anna.api.rateDelivery({ params, body: { stars, comment } })
  return { anna, orderId, params, deliver, rate }
}

const rowsOf = async (orderId: number) =>
  (await service.api.readAttention()).rows.filter(({ facts }) => facts['orderId'] === orderId)

const ratingsOf = (orderId: number) =>
  db.selectFrom('feedback').select('stars').where('orderId', '=', orderId).execute()

const photo = async (background: string) =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

test('a delivery is rated once it is done, with one press, and the rating can be changed', async () => {
  const { deliver, rate, params, anna, orderId } = await delivered()
  await expect(rate(5)).rejects.toMatchObject({ error: 'not_delivered_yet' })
  await deliver()
  expect((await anna.api.readFeedback({ params })).data).toEqual({
    may_rate: 1,
    rating: null,
    faults: [],
  })
  expect((await rate(5)).data.rating).toEqual({ stars: 5, comment: '', answer: null })
  expect((await rate(4, 'Šoferis bija laipns')).data.rating).toMatchObject({ stars: 4 })
  expect(await ratingsOf(orderId)).toEqual([{ stars: 4 }])
  expect(await rowsOf(orderId)).toEqual([])
})

test('presses of the same moment leave one rating', async () => {
  const { deliver, rate, orderId } = await delivered()
  await deliver()
  await atOnce([1, 2, 3, 4, 5].map((stars) => () => rate(stars)))
  expect(await ratingsOf(orderId)).toHaveLength(1)
})

test('the link in the letter of a delivery rates it without logging in', async () => {
  const { deliver, anna, orderId } = await delivered()
  await deliver()
  const ref = { customerId: anna.id, orderId }
  const key = orderKey(app, ref, new Date(clock.now().getTime() + 86_400_000))
  const byKey = { params: { key } }
  const { data } = await anna.api.rateDeliveryByKey({ ...byKey, body: { stars: 3 } })
  expect(data.rating).toMatchObject({ stars: 3 })
  expect((await anna.api.readFeedbackByKey(byKey)).data.rating).toMatchObject({ stars: 3 })
  await expect(
    anna.api.rateDeliveryByKey({ params: { key: `${key}x` }, body: { stars: 1 } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a bad rating asks for a person until it is answered, and again when it is changed', async () => {
  const { deliver, rate, params, anna, orderId } = await delivered()
  await deliver()
  await rate(2, 'Pudeles atstāja lietū')
  const [row] = await rowsOf(orderId)
  expect(row).toMatchObject({
    kind: 'bad_rating',
    group: 'customers',
    facts: { customerId: anna.id, stars: 2, comment: 'Pudeles atstāja lietū' },
  })
  const answered = { ...params, feedbackId: row!.id }
  const answer = () =>
    service.api.answerFeedback({ params: answered, body: { answer: 'Piedodiet!' } })
  await answer()
  await expect(answer()).rejects.toMatchObject({ error: 'already_decided' })
  expect(await rowsOf(orderId)).toEqual([])
  expect((await anna.api.readFeedback({ params })).data.rating).toMatchObject({
    answer: 'Piedodiet!',
  })
  await rate(2, 'Pudeles atstāja lietū')
  expect(await rowsOf(orderId)).toEqual([])
  await rate(1, 'Atkal lietū')
  expect(await rowsOf(orderId)).toMatchObject([{ kind: 'bad_rating', facts: { stars: 1 } }])
})

test('a fault is reported by line with a photo, which the office sees and answers', async () => {
  const { deliver, params, anna, orderId } = await delivered()
  await deliver()
  const report = (comment: string, picture?: string) =>
    anna.api.reportFault({
      params,
      body: { good_id: good.water, comment, ...(picture !== undefined && { photo: picture }) },
    })
  await report('Pudele tek', await photo('red'))
  const { data } = await report('Divas pudeles tek', await photo('blue'))
  expect(data.faults).toMatchObject([
    { good_id: good.water, comment: 'Divas pudeles tek', has_photo: 1, answer: null },
  ])
  const [row] = await rowsOf(orderId)
  expect(row).toMatchObject({ kind: 'fault', facts: { comment: 'Divas pudeles tek' } })
  const { feedback } = await service.api.listFeedback({ params })
  expect(feedback).toMatchObject([{ comment: 'Divas pudeles tek', stars: null }])
  const [file] = feedback[0]!.photos
  const stored = await db
    .selectFrom('files')
    .selectAll()
    .where('customerId', '=', anna.id)
    .execute()
  expect(stored).toMatchObject([
    {
      id: file,
      kind: 'photo',
      ownerKind: 'feedback',
      keepUntil: addDays(clock.today(), photoDays),
    },
  ])

  await service.api.answerFeedback({
    params: { ...params, feedbackId: row!.id },
    body: { answer: 'Atvedīsim jaunas.' },
  })
  expect(await rowsOf(orderId)).toEqual([])
  const customer = { params: { id: String(anna.id) } }
  const { rows } = await service.api.listCustomerEvents(customer)
  expect(rows.find(({ what }) => what === 'fault')).toMatchObject({
    kind: 'delivery',
    subject: String(orderId),
    photos: [file],
    by: { kind: 'customer' },
  })
  expect((await report('Arī jaunās tek')).data.faults).toMatchObject([
    { answer: 'Atvedīsim jaunas.' },
    { comment: 'Arī jaunās tek', has_photo: 0, answer: null },
  ])
})

test('a fault is only of the goods of the order, and its photo must be a picture', async () => {
  const { deliver, params, anna } = await delivered()
  await deliver()
  const report = (body: { good_id: number; comment: string; photo?: string }) =>
    anna.api.reportFault({ params, body })
  await expect(report({ good_id: good.honey, comment: 'Saplēsts' })).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(
    report({ good_id: good.water, comment: 'Tek', photo: 'PHN2Zy8+' }),
  ).rejects.toMatchObject({ error: 'file_unreadable' })
})

test('a photo of what is not the customer’s own order is not even looked at', async () => {
  const { deliver, params } = await delivered()
  await deliver()
  const stranger = await shop.customer()
  const body = { good_id: good.water, comment: 'Tek', photo: 'PHN2Zy8+' }
  await expect(stranger.api.reportFault({ params, body })).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('the letter of the delivery leads to the order, where it is rated', async () => {
  const { deliver, anna, orderId } = await delivered()
  await deliver()
  await shop.work()
  const mail = await db
    .selectFrom('mailOutbox')
    .select(['template', 'payload', 'customerId'])
    .where('template', '=', 'papers.issued')
    .where('customerId', '=', anna.id)
    .executeTakeFirstOrThrow()
  const letter = await writeMail(mailContext(app), { ...mail, language: 'lv', name: null })
  expect(letter.text).toContain('Novērtēt piegādi')
  expect(letter.text).toContain(`/order/${orderId}?key=`)
})
