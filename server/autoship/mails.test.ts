import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../tests/support/running-autoship.ts'
import { remind } from '../notifications/remind.ts'
import { mailContext } from '../mails.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { autoshipCommands } from './commands.ts'
import { generate } from './generation/generate.ts'
import { autoshipJobs } from './jobs.ts'
import type { AutoshipLetter } from './plan/autoship-letters.ts'

const shop = await orderShop()
const jobs = autoshipJobs(shop.app)

const lettersTo = async (customerId: number) => {
  const rows = await shop.db
    .selectFrom('mailOutbox')
    .select(['template', 'payload'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()
  return rows.map(({ template, payload }) => ({
    template: template.replace('autoship.', ''),
    payload,
  }))
}
const kindsTo = async (customerId: number) =>
  (await lettersTo(customerId)).map(({ template }) => template)

test('the customer gets a mail when an autoship starts, pauses, is about to resume, and skips', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  expect(await kindsTo(anna.id)).toEqual(['started'])
  await anna.api.skipDelivery({ params: water.on(0) })
  await anna.api.changeAutoship({
    params: water.params,
    body: { pause: 1, pause_from: day(15), pause_to: day(25) },
  })
  at(22)
  await jobs['autoship.remind']()
  await jobs['autoship.remind']()
  expect(await kindsTo(anna.id)).toEqual(['started', 'skipped', 'paused', 'resuming'])
  at(26)
  await jobs['autoship.remind']()
  const { data } = (await anna.api.readAutoship({ params: water.params })).data
  expect(data).toMatchObject({ pause: 0, pause_from: null })
})

test('an hourly run whose first task fails still runs the others, and fails', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  await anna.api.changeAutoship({
    params,
    body: { pause: 1, pause_from: day(15), pause_to: day(25) },
  })
  at(22)
  const { settings } = shop.app
  let calls = 0
  const failOnce = async () => {
    calls += 1
    if (calls === 1) throw new Error('the database hung up')
    return settings()
  }
  await expect(
    autoshipJobs({ ...shop.app, settings: failOnce })['autoship.remind'](),
  ).rejects.toThrow('1 of the hour')
  expect((await kindsTo(anna.id)).at(-1)).toBe('resuming')
})

test('ending a pause, for one autoship, for all, or by undo, is mailed', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  const pause = { pause: 1, pause_from: day(10), pause_to: day(25) } as const
  await anna.api.changeAutoship({ params, body: pause })
  await anna.api.changeAutoship({ params, body: { pause: 0 } })
  expect(await kindsTo(anna.id)).toEqual(['started', 'paused', 'resumed'])
  const { undo } = await anna.api.pauseAutoships({
    body: { pause_from: day(10), pause_to: day(25) },
  })
  await shop.nobody.undoAutoshipChange({ params: { key: undo! } })
  expect((await kindsTo(anna.id)).slice(3)).toEqual(['paused', 'resumed'])
  await anna.api.pauseAutoships({ body: { pause_from: day(10), pause_to: day(25) } })
  await anna.api.endPause()
  const letters = (await lettersTo(anna.id)).slice(5)
  expect(letters).toMatchObject([
    { template: 'paused' },
    { template: 'resumed', payload: { pause: null } },
  ])
})

test('many edits make one mail with the final state', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { id, params } = await runningAutoship(anna, { day: tuesday(2) })
  for (const frequency of [2, 3, 4]) await anna.api.changeAutoship({ params, body: { frequency } })
  expect(await kindsTo(anna.id)).toEqual(['started'])
  // The queue has one job per autoship; run twice it queues one mail.
  const key = { customerId: anna.id, autoshipId: id }
  await jobs['autoship.tell-changed'](key)
  await jobs['autoship.tell-changed'](key)
  const letters = await lettersTo(anna.id)
  expect(letters.slice(1)).toMatchObject([{ template: 'changed', payload: { frequencyWeeks: 4 } }])
})

test('a mail names the weekday of the series, even when the next delivery is on another', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params, on } = await runningAutoship(anna, { day: tuesday(2) })
  await anna.api.moveDelivery({ params: on(0), body: { delivery_date: day(20) } })
  await anna.api.changeAutoship({
    params,
    body: { pause: 1, pause_from: day(25), pause_to: day(29) },
  })
  const { payload } = (await lettersTo(anna.id)).at(-1)!
  expect(payload).toMatchObject({ nextOn: day(20), weekday: 2 })
  const { weekday, ...before } = payload as AutoshipLetter
  const about = {
    template: 'autoship.paused',
    language: 'lv',
    customerId: anna.id,
    name: 'Anna',
  } as const
  const text = async (payload: AutoshipLetter) =>
    JSON.stringify((await writeMail(mailContext(shop.app), { ...about, payload })).letter)
  expect(await text({ ...before, weekday: weekday! })).toContain('katru otrdienu')
  expect(await text(before)).toContain('katru ceturtdienu')
})

test('the mail of an ended autoship without a name leaves the name out', async () => {
  const about = { template: 'autoship.ended', language: 'lv', customerId: 1, name: 'Anna' } as const
  const subjectOf = async (name: string) =>
    (await writeMail(mailContext(shop.app), { ...about, payload: { autoshipId: 7, name } })).subject
  expect(await subjectOf('Birojs')).toBe('Regulārā piegāde “Birojs” ir beigusies')
  expect(await subjectOf('')).toBe('Regulārā piegāde ir beigusies')
})

test('an unpaid order says so in its confirmation mail, and again before its day', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: tuesday(1), lines: { 1: 60 } })
  at(4)
  await generate(shop.app)
  expect((await lettersTo(anna.id)).at(-1)).toMatchObject({
    template: 'confirm',
    payload: { paidBy: null },
  })
  const { deliveries } = (await anna.api.readAutoshipDiary()).data
  expect(deliveries[0]).toMatchObject({ payment_type: null, first_short: 1, covered: 0 })
  expect(deliveries[0]!.missing).toBe(deliveries[0]!.order!.awaited)
  at(9, '10')
  await remind(shop.app)
  await remind(shop.app)
  const missingCents = Math.round(deliveries[0]!.missing * 100)
  expect((await lettersTo(anna.id)).slice(-2)).toMatchObject([
    { template: 'confirm' },
    { template: 'notifications.low-balance', payload: { missingCents } },
  ])
})

test('the commands make the orders due on another day, once, and lock an autoship', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { id, params } = await runningAutoship(anna, { day: tuesday(1) })
  const command = (name: string, options: Record<string, string>) =>
    autoshipCommands[name]!.run(shop.app, { words: [], options })
  expect((await command('autoship run', {})).data).toMatchObject({ made: 0 })
  expect((await command('autoship run', { today: day(4) })).data).toMatchObject({ made: 1 })
  const result = await command('autoship run', { today: day(4) })
  expect(result.lines).toEqual(['Orders made: 0; deliveries skipped: 0; autoships ended: 0.'])
  await expect(command('autoship run', { today: 'tomorrow' })).rejects.toThrow(
    '--today must be a day',
  )
  await command('autoship lock', { autoship: String(id), why: 'Klients zvanīja' })
  expect((await anna.api.readAutoship({ params })).data.data.lock).toBe(1)
  await command('autoship unlock', { autoship: String(id) })
  expect((await anna.api.readAutoship({ params })).data.data.lock).toBe(0)
  await expect(command('autoship lock', { autoship: '999999', why: 'x' })).rejects.toThrow(
    'no such autoship',
  )
})
