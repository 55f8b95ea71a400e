import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { regionIdOf } from '../../db/seed/zones/regions.ts'
import { searchTerms } from '../../domain/office/search-terms.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { foldDiacritics } from '../../domain/words/fold.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { findCustomers } from './find-customers.ts'

const shop = await testShop()
const people: Record<'anna' | 'janis' | 'company', number> = { anna: 0, janis: 0, company: 0 }

beforeAll(async () => {
  await seedShop(shop.db, { today: shop.clock.today() })
  const add = async (facts: Parameters<typeof newCustomer>[1], street: string, houseNo: string) => {
    const { id } = await newCustomer(shop.app, facts)
    const regionId = regionIdOf('Rīga', 'Centrs')
    await shop.db
      .insertInto('addresses')
      .values({ customerId: id, regionId, street, houseNo, phone: '+37126111222' })
      .execute()
    return id
  }
  people.anna = await add(
    { name: 'Anna Ozoliņa', phone: '+37129123456', email: 'Zile@Pasts.lv' },
    'Miera iela',
    '12',
  )
  people.janis = await add(
    { name: 'Jānis Ozols', phone: '+37120000001', email: 'janis@pasts.lv' },
    'Ķīpsalas iela',
    '5',
  )
  people.company = await add(
    { name: 'SIA “Иволга”', personType: 'company', legalId: '40003012345', email: 'sia@pasts.lv' },
    'Ozolu iela',
    '7',
  )
})

const find = async (typed: string) =>
  (await findCustomers(shop.db, searchTerms(typed), 8)).map(({ id, matched }) => [id, matched])

test('a customer is found by words in any order and without their marks', async () => {
  expect(await find('ozolina')).toEqual([[people.anna, 'name']])
  expect(await find('12 miera ozol')).toEqual([[people.anna, 'all']])
  expect(await find('ķipsal')).toEqual([[people.janis, 'address']])
  expect(await find('иволга')).toEqual([[people.company, 'name']])
  expect(await find('zile@pasts.lv')).toEqual([[people.anna, 'email']])
  expect(await find('ozols anna')).toEqual([])
})

test('whole words come before beginnings of words', async () => {
  expect(await find('ozols')).toEqual([[people.janis, 'name']])
  expect((await find('ozol')).map(([id]) => id)).toEqual([
    people.company,
    people.janis,
    people.anna,
  ])
})

test('a customer is found by a phone’s last digits, a number and a reference', async () => {
  expect(await find('3456')).toEqual([[people.anna, 'phone']])
  expect(await find('+371 2912 3456')).toEqual([[people.anna, 'phone']])
  expect(await find('26111222')).toHaveLength(3)
  expect(await find('40003012345')).toEqual([[people.company, 'all']])
  expect(await find(bankReference(people.janis))).toEqual([[people.janis, 'number']])
  expect(await find(String(people.janis))).toContainEqual([people.janis, 'number'])
})

test('a beginning of any length finds, and the mark of beginnings is no word', async () => {
  for (const typed of ['i', 'ив', 'иво', 'ивол', 'ивол 7'])
    expect((await find(typed)).map(([id]) => id)).toContain(people.company)
  expect(await find('^ozol')).toEqual(await find('ozol'))
  expect(await find('ozo 12')).toEqual([[people.anna, 'all']])
})

test('a changed name, a removed address and an erased customer are followed', async () => {
  const { id } = await newCustomer(shop.app, { name: 'Zane Kļava', phone: null })
  await shop.db.updateTable('customers').set({ name: 'Zane Priede' }).where('id', '=', id).execute()
  expect(await find('klava')).toEqual([])
  expect(await find('priede')).toEqual([[id, 'name']])
  await shop.db
    .updateTable('addresses')
    .set({ removedAt: shop.clock.now() })
    .where('customerId', '=', people.janis)
    .execute()
  expect(await find('ķipsalas')).toEqual([])
  await shop.db
    .updateTable('customers')
    .set({ name: null, email: null, anonymisedAt: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  expect(await find('priede')).toEqual([])
  expect(await find(String(id))).not.toContainEqual([id, 'number'])
})

test('the database folds words as the rules do', async () => {
  const words = ['ĀČĒĢĪĶĻŅŌŖŠŪŽ', 'Łódź', 'Ёлка', 'Müller', 'ß', 'İ']
  const { rows } = await sql<{ folded: string }>`
    select unnest(folded_words(${words.join(' ')})) as folded`.execute(shop.db)
  expect(rows.map(({ folded }) => folded)).toEqual(words.map(foldDiacritics))
})
