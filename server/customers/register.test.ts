import { beforeAll, expect, test } from 'vitest'
import type { UserFields } from '../../contract/shop/profile.ts'
import type { CallRefused } from '../../contract/shared/http-client.ts'
import { seedTerritory } from '../../db/seed/seed-territory.ts'
import { filledForm } from '../../tests/support/registration.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()

async function newGuest() {
  const { token } = await shop.nobody.createGuest()
  const { user } = await shop.as(token).readUser()
  const as = shop.as(token)
  const save = (body: UserFields, id = user.id) => as.saveUser({ params: { id: String(id) }, body })
  return { id: user.id, token, as, save }
}

beforeAll(() => seedTerritory(shop.db))

const home = {
  region: 101,
  street: 'Lāčplēša iela',
  house_no: '24',
  flat_no: '15',
  postcode: '1011',
}

test('a guest becomes a customer on the same row with the same token', async () => {
  const guest = await newGuest()
  const form = filledForm({ address: [home] })
  const { user, warnings } = await guest.save(form)
  expect(user).toMatchObject({
    id: guest.id,
    role: 1,
    email: form.email,
    phone: '+37120000000',
    export_to_ramus: 1,
  })
  expect(user).toMatchObject({
    enable_bonus: 1,
    balance: 0,
    credit_limit: 0,
    pay_later: 0,
    newsletter: 0,
  })
  expect(warnings).toEqual([])
  expect((await guest.as.readUser()).user.role).toBe(1)
  const { data } = await guest.as.listAddresses()
  expect(data.data).toMatchObject([
    {
      full_address: 'Lāčplēša iela 24-15, Atgāzene, Rīga, LV-1011',
      is_legal_address: 1,
      phone: '+37120000000',
    },
  ])
})

test('types of person and referral sources are listed in the caller’s language', async () => {
  const { id: reference } = await shop.db
    .insertInto('referralSources')
    .values({ nameLv: 'Draugi', nameEn: 'Friends', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const types = await shop.nobody.listPersonTypes()
  expect(types.data).toEqual([
    { id: 1, name: 'Privātpersona' },
    { id: 2, name: 'Uzņēmums' },
  ])
  expect((await shop.nobody.listReferences()).data).toContainEqual({
    id: reference,
    name: 'Draugi',
  })
  const guest = await newGuest()
  expect((await guest.save(filledForm({ address: [home], reference }))).user.reference).toBe(
    reference,
  )
  const other = await newGuest()
  await expect(
    other.save(filledForm({ address: [home], reference: reference + 1 })),
  ).rejects.toMatchObject({
    error: { reference: [expect.any(String)] },
  })
  await other.as.chooseLanguage({ body: { language: 'en' } })
  expect((await other.as.readUser()).user.language).toBe('en')
  const missing = { params: { id: '2000000' } }
  const unasked = shop.as(other.token, '').readGood(missing)
  await expect(unasked).rejects.toMatchObject({
    message: 'What you are looking for was not found.',
  })
  // A Latvian page is answered in Latvian, whatever they chose elsewhere.
  const onLatvianPage = shop.as(other.token, 'lv').readGood(missing)
  await expect(onLatvianPage).rejects.toMatchObject({ message: 'Tas, ko meklējat, nav atrasts.' })
})

test('the first address is the legal one unless another is marked', async () => {
  const guest = await newGuest()
  const office = { ...home, street: 'Brīvības iela', flat_no: '', is_legal_address: 1 as const }
  await guest.save(filledForm({ address: [home, office] }))
  const { data } = await guest.as.listAddresses()
  expect(data.data.map((address) => [address.street, address.is_legal_address])).toEqual([
    ['Brīvības iela', 1],
    ['Lāčplēša iela', 0],
  ])
})

test("all wrong fields are named at once in the caller's language", async () => {
  const guest = await newGuest()
  const refused = await guest.save({}).catch((error: unknown) => error)
  expect(Object.keys((refused as CallRefused).fields)).toEqual([
    'phone',
    'name_surname',
    'email',
    'password',
    'password2',
    'confirmed_agreement',
  ])
  const form = filledForm({
    password: 'īss',
    password2: 'cits',
    email: 'anna',
    legalid: '12',
    address: [{ ...home, region: 9 }],
  })
  await expect(guest.save(form)).rejects.toMatchObject({
    status: 422,
    error: {
      password: ['Parolei jāsatur vismas 8 simbolus!'],
      password2: ['Abas paroles atšķiras.'],
      email: [expect.stringContaining('e-pasta adresi')],
      legalid: [expect.stringContaining('111111-11111')],
      'address.0.region': [expect.any(String)],
    },
  })
})

test('an empty form names every missing field, including those of an address', async () => {
  const guest = await newGuest()
  const refused = await guest
    .save({ password: '', password2: '', address: [{ postcode: 'x' }] })
    .catch((error) => error)
  expect(Object.keys((refused as CallRefused).fields).toSorted()).toEqual([
    'address.0.postcode',
    'address.0.region',
    'address.0.street',
    'confirmed_agreement',
    'email',
    'name_surname',
    'password',
    'phone',
  ])
})

test('a company needs its number; a personal code is optional', async () => {
  const guest = await newGuest()
  const company = filledForm({
    person_type: 2 as const,
    name_surname: 'SIA Avots',
    vat_number: 'LV40003000642',
  })
  await expect(guest.save(company)).rejects.toMatchObject({
    error: { legalid: ['Lūdzu, aizpildiet šo lauku.'] },
  })
  const { user } = await guest.save({ ...company, legalid: '40003000642' })
  expect(user).toMatchObject({
    person_type: 2,
    legalid: '40003000642',
    vat_number: 'LV40003000642',
  })
})

test('a wrong checksum warns and does not block', async () => {
  const guest = await newGuest()
  const { user, warnings } = await guest.save(filledForm({ legalid: '11111111112' }))
  expect(user.legalid).toBe('111111-11112')
  expect(warnings).toEqual([expect.stringContaining('personas kodu')])
})

test('a company that changes only its number is warned about the number', async () => {
  const guest = await newGuest()
  await guest.save(filledForm({ person_type: 2 as const, legalid: '40003000642' }))
  const { user, warnings } = await guest.save({ legalid: '40003000641' })
  expect(user.legalid).toBe('40003000641')
  expect(warnings).toEqual([expect.stringContaining('reģistrācijas numuru')])
})

test('an e-mail belongs to one customer, in any spelling and with parallel registrations', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, newGuest))
  const form = filledForm({})
  const registrations = guests.map((guest, index) =>
    guest.save({ ...form, email: index % 2 ? form.email : form.email.toUpperCase() }),
  )
  const answers = await Promise.allSettled(registrations)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({
        status: 422,
        error: { email: [expect.stringContaining('jau ir reģistrēts')] },
      })
})

test('common and personal passwords are refused', async () => {
  const guest = await newGuest()
  for (const password of ['latvija2026', 'berzina2026', 'avots2026!', 'aaaaaaaaaa']) {
    const form = filledForm({ password, password2: password })
    await expect(guest.save(form)).rejects.toMatchObject({
      error: { password: [expect.any(String)] },
    })
  }
})

test('a profile cannot set rights or money', async () => {
  const guest = await newGuest()
  const loot = {
    role: 9,
    balance: 1000,
    bonus: 1000,
    credit_limit: 1000,
    pay_later: 1,
    export_to_ramus: 1,
    bail_payed: 50,
    accepted_at: '2020-01-01',
    creditLimitCents: 100_000,
    customer_id: 1,
    id: guest.id,
  }
  await guest.save({ ...loot, ...filledForm({}) })
  const { user } = await guest.save({ ...loot, newsletter: 1 })
  expect(user).toMatchObject({
    role: 1,
    balance: 0,
    bonus: 0,
    credit_limit: 0,
    pay_later: 0,
    bail_payed: 0,
    newsletter: 1,
  })
  const rows = await shop.db.selectFrom('ledgerEntries').selectAll().execute()
  expect(rows).toEqual([])
})

test("another customer's profile is not found", async () => {
  const [guest, other] = [await newGuest(), await newGuest()]
  await expect(guest.save(filledForm({}), other.id)).rejects.toMatchObject({ status: 404 })
  await expect(guest.save(filledForm({}), 999_999)).rejects.toMatchObject({ status: 404 })
})

test('a welcome mail is sent once', async () => {
  const guest = await newGuest()
  await guest.save(filledForm({}))
  const mails = await shop.db
    .selectFrom('mailOutbox')
    .select('template')
    .where('customerId', '=', guest.id)
    .execute()
  expect(mails).toEqual([{ template: 'customers.welcome' }])
})

test('a later change touches only the sent fields, and newsletter consent is stored with its text', async () => {
  const guest = await newGuest()
  const form = filledForm({})
  await guest.save(form)
  const { user } = await guest.save({ newsletter: 1 })
  expect(user).toMatchObject({
    newsletter: 1,
    email: form.email,
    name_surname: 'Anna Bērziņa',
    phone: '+37120000000',
  })
  const consents = await shop.db
    .selectFrom('consents')
    .select(['purpose', 'granted'])
    .where('customerId', '=', guest.id)
    .orderBy('id')
    .execute()
  expect(consents).toEqual([
    { purpose: 'agreement', granted: true },
    { purpose: 'newsletter', granted: true },
  ])
  await expect(guest.save({ email: 'cits@epasts.lv' })).rejects.toMatchObject({ status: 422 })
  await expect(guest.save({ reference: 999 })).rejects.toMatchObject({ status: 422 })
})

// S-m7
test('signs without a shape make no second account, and no terminal obeys a name', async () => {
  const first = await newGuest()
  const { email } = (await first.save(filledForm({ address: [home] }))).user
  for (const sign of ['\u200b', '\u2060', '\u00ad', '\u202e', '\ufeff']) {
    const twin = email.replace('@', `${sign}@`)
    const answer = (await newGuest()).save(filledForm({ address: [home], email: twin }))
    await expect(answer).rejects.toMatchObject({
      status: 422,
      error: { email: [expect.stringContaining('jau')] },
    })
  }
  for (const name_surname of ['Anna\u009b2J', 'Anna\u0085', 'Anna\u001b[2J']) {
    const answer = (await newGuest()).save(filledForm({ address: [home], name_surname }))
    await expect(answer).rejects.toMatchObject({ status: 422 })
  }
  const turned = filledForm({ address: [home], name_surname: 'Anna \u202eBērziņa\u202c' })
  expect((await (await newGuest()).save(turned)).user.name_surname).toBe('Anna Bērziņa')
})

test.each([
  'аnna@epasts.lv',
  'anna@x,y.lv',
  'anna@<x>.lv',
  'anna@-x.lv',
  'anna@x..lv',
  'anna@x.lv,b@c.lv',
])('%s is no e-mail address', async (email) => {
  const answer = (await newGuest()).save(filledForm({ address: [home], email }))
  await expect(answer).rejects.toMatchObject({
    status: 422,
    error: { email: [expect.any(String)] },
  })
})

test('an address with letters of the Latin script is an e-mail address', async () => {
  const email = `o'anna+${Date.now()}@ūdens-veikals.lv`
  const guest = await newGuest()
  expect((await guest.save(filledForm({ address: [home], email }))).user.email).toBe(email)
})
