import { expect, test } from 'vitest'
import type { DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { runningAutoship } from '../../tests/support/running-autoship.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { issueDocument } from '../documents/issue-document.ts'
import { mailContext, mailTemplates } from '../mails.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { settingsCommands } from './commands.ts'

const shop = await orderShop()
const { app, clock, db } = shop
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'andris@avots.example')

const fee = { key: 'fuelSurchargeCents' as const, reason: 'Degviela kļuvusi dārgāka' }
const settingOf = async (key: string) =>
  (await owner.api.listSettings()).rows.find((row) => row.key === key)!
const change = (body: Parameters<typeof owner.api.changeSetting>[0]['body']) =>
  owner.api.changeSetting({ body }) as Promise<DeedDone>

test('a setting counts from its day on, and until then it can be taken back', async () => {
  const planned = { ...fee, value: 170, startsOn: '2026-11-23' }
  const { actionId, undoableUntil } = await change(planned)
  expect(undoableUntil).not.toBeNull()
  expect(await settingOf('fuelSurchargeCents')).toMatchObject({
    unit: 'cents',
    group: 'delivery',
    about: 'Degvielas piemaksa, ja summa ir mazāka un grozā ir ūdens vai tukšās pudeles.',
    value: 150,
    since: null,
    planned: [{ value: 170, startsOn: '2026-11-23', by: 'Inese Kļaviņa', reason: fee.reason }],
  })
  const surcharge = async () => (await app.settings()).fuelSurchargeCents
  expect(await surcharge()).toBe(150)
  await expect
    .poll(async () => {
      clock.set('2026-11-23T08:00:00Z')
      const then = await surcharge()
      clock.set('2026-11-20T08:00:00Z')
      return then
    })
    .toBe(170)
  expect(await surcharge()).toBe(150)
  await owner.api.undoAction({ params: { id: String(actionId) } })
  expect((await settingOf('fuelSurchargeCents')).planned).toEqual([])
  expect((await owner.api.listSettingChanges({ query: { key: fee.key } })).rows).toMatchObject([
    { value: 170, isTakenBack: true },
  ])
})

test('of two changes for one day the later counts, and taking it back leaves the first', async () => {
  const key = 'bonusUsePercent' as const
  const startsOn = '2026-11-20'
  await change({ key, value: 25, startsOn, reason: 'Izmēģinām' })
  await change({ key, value: 20, startsOn, reason: 'Vēl mazāk' })
  await expect.poll(async () => (await app.settings())[key]).toBe(20)
  const { since } = await settingOf(key)
  await owner.api.takeSettingBack({
    params: { id: String(since!.id) },
    body: { reason: 'Klienti iebilst' },
  })
  await expect.poll(async () => (await app.settings())[key]).toBe(25)
  await expect(
    owner.api.takeSettingBack({ params: { id: String(since!.id) }, body: { reason: 'x' } }),
  ).rejects.toMatchObject({ error: 'not_found' })
})

test('a preview says whom a setting will hit, by name, and changes nothing', async () => {
  await runningAutoship(await shop.customer(), { day: dayOf('2026-11-24') })
  const body = { ...fee, value: 200, startsOn: '2026-11-20' }
  const seen = (await owner.api.changeSetting({ query: { preview: '1' }, body })) as Previewed
  expect(seen.effects.changes).toEqual([
    { kind: 'setting', id: fee.key, field: '2026-11-20', before: 150, after: 200 },
  ])
  expect(seen.effects.hits).toContainEqual({
    what: 'autoships',
    count: 1,
    names: [expect.any(String)],
  })
  expect(await settingOf(fee.key)).toMatchObject({ value: 150, planned: [] })
})

test('a setting is changed as it was seen, though meanwhile one more customer feels it', async () => {
  const body = { ...fee, value: 190, startsOn: '2026-12-05' }
  const seen = (await owner.api.changeSetting({ query: { preview: '1' }, body })) as Previewed
  await runningAutoship(await shop.customer(), { day: dayOf('2026-11-24') })
  expect(await change({ ...body, previewHash: seen.hash })).toMatchObject({
    done: [{ id: fee.key }],
  })
})

test('a value that cannot be, a day that has passed and other roles are refused', async () => {
  const on = { startsOn: '2026-11-20', reason: 'x' }
  await expect(change({ key: 'dayClosesAt', value: '8pm', ...on })).rejects.toMatchObject({
    fields: { value: [expect.any(String)] },
  })
  await expect(change({ ...fee, value: 160, startsOn: '2026-11-19' })).rejects.toMatchObject({
    fields: { startsOn: ['Šī diena jau ir pagājusi.'] },
  })
  for (const ask of [
    () => dispatcher.api.listSettings(),
    () => dispatcher.api.changeSetting({ body: { ...fee, value: 1, ...on } }),
  ])
    await expect(ask()).rejects.toMatchObject({
      error: 'not_permitted',
      body: { mayDo: ['owner'] },
    })
})

test('a lowered limit counts at once for goodwill and for what a person may be given', async () => {
  const service = await newColleague(shop, 'customerService', 'dina@avots.example')
  const { id } = await shop.customer()
  const give = () =>
    service.api.giveGoodwill({
      params: { id: String(id) },
      body: { account: 'bonus', cents: 5_00, reason: 'Kavējāmies' },
    })
  expect(await give()).toMatchObject({ done: [{ id }] })
  const key = 'goodwillLimitCents' as const
  await change({ key, value: 3_00, startsOn: '2026-11-20', reason: 'Mazāk' })
  await expect.poll(async () => (await app.settings())[key]).toBe(3_00)
  await expect(give()).rejects.toMatchObject({
    error: 'not_permitted',
    body: { mayDo: ['owner'], canAsk: true },
  })
  expect(await owner.api.readRoleLimits()).toMatchObject({
    limits: { giveGoodwill: { customerService: 3_00 } },
  })
  const body = {
    name: 'Jana Kalna',
    email: 'jana@avots.example',
    phone: null,
    roles: [{ role: 'customerService' as const, limitsCents: { giveGoodwill: 5_00 } }],
    startsOn: null,
    endsOn: null,
    way: 'phone' as const,
  }
  await expect(owner.api.inviteStaff({ body })).rejects.toMatchObject({
    fields: { 'limit-giveGoodwill': [expect.any(String)] },
  })
})

// D-20
test('documents, letters and files name the seller and the term of their day', async () => {
  const anna = await shop.customer()
  const termsTag = async () => (await shop.server.inject('/files/noteikumi-lv.pdf')).headers['etag']
  const formerTerms = await termsTag()
  const seller = { ...(await app.settings()).seller, name: 'SIA “Avots un Ko”' }
  const iban = seller.iban.replace(/(.{4})/g, '$1 ').toLowerCase()
  const typed = { ...seller, iban }
  await change({ key: 'seller', value: typed, startsOn: '2026-11-20', reason: 'Jauns nosaukums' })
  await expect.poll(async () => (await app.settings()).seller.name).toBe('SIA “Avots un Ko”')
  const sample = mailTemplates['payments.refunded'].sample as never
  const mail = { template: 'payments.refunded', language: 'lv', payload: sample } as const
  const { text, html } = await writeMail(mailContext(app), { ...mail, customerId: 1, name: null })
  for (const letter of [text, html]) expect(letter).toContain('SIA “Avots un Ko”, reģ. Nr.')
  expect(await termsTag()).not.toBe(formerTerms)
  const term = { key: 'paymentTermDays', startsOn: '2026-11-20', reason: 'Līgumi' } as const
  await change({ ...term, value: 21 })
  await expect.poll(async () => (await app.settings()).paymentTermDays).toBe(21)
  const broken = { ...seller, iban: 'LV00TEST0000000000001' }
  await expect(
    change({ key: 'seller', value: broken, startsOn: '2026-11-20', reason: 'x' }),
  ).rejects.toMatchObject({ status: 422 })
  const bill = {
    customerId: anna.id,
    kind: 'monthly_bill',
    cause: { kind: 'month', id: 202611 },
    suppliedOn: clock.today(),
    lines: [],
    settled: [],
    toPayCents: 100,
  } as const
  const id = await inTransaction(db, (tx) => issueDocument(tx, app, bill))
  const paper = db.selectFrom('papers').select(['seller', 'dueOn']).where('id', '=', id!)
  expect(await paper.executeTakeFirstOrThrow()).toMatchObject({
    seller,
    dueOn: addDays(clock.today(), 21),
  })
})

test('the commands read and plan the same', async () => {
  const run = (name: string, words: string[], options: Record<string, string> = {}) =>
    settingsCommands[name]!.run(app, { words, options })
  await run('settings set', ['autoshipLeadDays', '9'], { from: '2026-12-01', why: 'Svētki' })
  const { lines } = await run('settings show', [])
  const at = lines.indexOf('autoshipLeadDays = 7')
  expect(lines.slice(at, at + 3)).toEqual([
    'autoshipLeadDays = 7',
    '  So many days before its delivery an autoship becomes an order.',
    '  from 2026-12-01: 9',
  ])
  expect((await settingOf('autoshipLeadDays')).planned).toMatchObject([{ value: 9, by: null }])
  expect((await run('settings history', ['autoshipLeadDays'])).lines).toEqual([
    '2026-12-01  autoshipLeadDays = 9, command: Svētki',
  ])
  await expect(
    run('settings set', ['autoshipLeadDays', '9'], { from: '2026-11-01' }),
  ).rejects.toThrow('--from must not be before today.')
})

test('the changes of one setting are read however often others have changed since', async () => {
  const bySystem = {
    actorKind: 'system' as const,
    startsOn: dayOf('2026-11-20'),
    madeAt: clock.now(),
  }
  const other = { ...bySystem, key: 'bonusUsePercent', value: '20', reason: 'x' }
  await db
    .insertInto('settingChanges')
    .values(Array.from({ length: 501 }, () => other))
    .execute()
  const { rows } = await owner.api.listSettingChanges({ query: { key: fee.key } })
  expect(rows.at(-1)).toMatchObject({ key: fee.key, value: 170, isTakenBack: true })
})
