import { afterAll, expect, test } from 'vitest'
import { orderShop, good, placedOrder, type Shopper } from '../../../tests/support/order-shop.ts'
import { pushService } from '../../../tests/support/push-service.ts'
import { mailDeps } from '../../mails.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { isPushService } from './send-push.ts'

const shop = await orderShop()
const service = await pushService()
afterAll(() => service.close())

const at = (path: string) => service.received.filter((message) => message.path === path)

/** Sends the customer's waiting mails; those that were mailed. */
async function sendMails({ id: customerId }: Shopper): Promise<string[]> {
  const mailed: string[] = []
  const transport = {
    send: ({ subject }: { subject: string }) => Promise.resolve(void mailed.push(subject)),
  }
  const waiting = await shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', customerId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id } of waiting)
    await sendMail({ ...mailDeps(shop.app), transport: transport as never }, id)
  return mailed
}

let causes = 0
const queueDelay = ({ id: customerId }: Shopper) =>
  inTransaction(shop.db, (tx) =>
    queueMail(tx, {
      customerId,
      template: 'dispatch.delay',
      cause: `push-test:${(causes += 1)}`,
      payload: mailDeps(shop.app).templates['dispatch.delay'].sample,
    }),
  )

test('a kind that was chosen comes to the phone alone, encrypted and signed by the shop', async () => {
  const anna = await shop.customer()
  await anna.api.addPushDevice({ body: { ...service.subscribe('/anna'), name: 'Telefons' } })
  await queueDelay(anna)
  expect(await sendMails(anna)).toHaveLength(1)
  expect(at('/anna')).toEqual([])

  const { data } = await anna.api.chooseMessages({ body: { kind: 'late', by_push: 1 } })
  expect(data.kinds.find(({ kind }) => kind === 'late')).toMatchObject({ by_push: 1 })
  expect(data.devices).toMatchObject([{ name: 'Telefons' }])
  await queueDelay(anna)
  expect(await sendMails(anna)).toEqual([])
  const [received] = at('/anna')
  expect(received!.message.title).not.toBe('')
  expect(received!.message.url).toMatch(/^http/)
  expect(received!.claims.aud).toBe(service.origin)
  expect(received!.claims.exp).toBeGreaterThan(Date.now() / 1_000)
  expect(received!.ttl).toBe('86400')
})

test('a contract is told in writing, whatever comes to the phone', async () => {
  const berta = await shop.customer()
  await berta.api.addPushDevice({ body: service.subscribe('/berta') })
  await berta.api.chooseMessages({ body: { kind: 'orders', by_push: 1 } })
  const { id } = await placedOrder(berta, { [good.tea]: 1 })
  expect(await sendMails(berta)).toHaveLength(1)
  expect(at('/berta')).toHaveLength(1)
  expect(at('/berta')[0]!.message.url).toContain(`/order/${id}`)
})

test.each([404, 410])('a phone that its service answers with %i is removed', async (status) => {
  const path = `/gone-${status}`
  const clara = await shop.customer()
  await clara.api.addPushDevice({ body: service.subscribe(path) })
  await clara.api.chooseMessages({ body: { kind: 'late', by_push: 1 } })
  service.answerFrom(path, status)
  await queueDelay(clara)
  expect(await sendMails(clara)).toHaveLength(1)
  expect((await clara.api.readMessageChoices()).data.devices).toEqual([])
})

test('a service that is down keeps its phone, and the letter is mailed', async () => {
  const dora = await shop.customer()
  await dora.api.addPushDevice({ body: service.subscribe('/down') })
  await dora.api.chooseMessages({ body: { kind: 'late', by_push: 1 } })
  service.answerFrom('/down', 503)
  await queueDelay(dora)
  expect(await sendMails(dora)).toHaveLength(1)
  expect((await dora.api.readMessageChoices()).data.devices).toHaveLength(1)
})

test('a browser belongs to who logged in there last, and its owner alone removes it', async () => {
  const [first, second] = [await shop.customer(), await shop.customer()]
  const subscription = service.subscribe('/shared')
  await first.api.addPushDevice({ body: subscription })
  const { data } = await second.api.addPushDevice({ body: subscription })
  expect((await first.api.readMessageChoices()).data.devices).toEqual([])
  const params = { id: String(data.devices[0]!.id) }
  await expect(first.api.removePushDevice({ params })).rejects.toMatchObject({ status: 404 })
  expect((await second.api.removePushDevice({ params })).data.devices).toEqual([])
})

test('only the services of browsers are posted to in production', () => {
  const config = { ...shop.app.config, production: true }
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
  ])
    expect(isPushService(endpoint, config)).toBe(true)
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://postgres/x',
  ])
    expect(isPushService(endpoint, config)).toBe(false)
})
