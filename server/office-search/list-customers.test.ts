import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
const warehouse = await newColleague(shop, 'warehouse', 'noliktava@avots.example')

const anna = await shop.customer({ name: 'Anna Ozoliņa', phone: '+37129123456' })
const company = await shop.customer({
  name: 'SIA Āboli',
  personType: 'company',
  legalId: '40003245752',
  payLater: true,
})
const peter = await shop.customer({ name: 'Pēteris Kalns' })
await shop.guest()

type Query = { filter?: string; sort?: string; limit?: string; cursor?: string }
const list = (query: Query = {}) => service.api.listCustomers({ query })
const idsOf = async (query: Query) => (await list(query)).rows.map(({ id }) => id)

test('every customer is listed with contacts and address, guests are not', async () => {
  const { rows, total } = await list()
  expect(rows.map(({ id }) => id)).toEqual([peter.id, company.id, anna.id])
  expect(total).toBe(3)
  expect(rows[2]).toMatchObject({
    name: 'Anna Ozoliņa',
    phone: '+37129123456',
    email: expect.stringContaining('@'),
    addresses: [expect.stringContaining('Brīvības iela')],
    joined: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    about: [],
  })
})

test('they are narrowed by the beginnings of names in any order, and by marks', async () => {
  expect(await idsOf({ filter: 'name:has:ozolina%20an' })).toEqual([anna.id])
  expect(await idsOf({ filter: 'name:has:nna' })).toEqual([])
  expect(await idsOf({ filter: "name:has:'%20%26%20!" })).toEqual([])
  expect(await idsOf({ filter: 'about:in:company' })).toEqual([company.id])
  expect(await idsOf({ filter: 'about:in:pays_later,overdue' })).toEqual([company.id])
})

test.each(['id', '-id', 'name', '-name'])('pages by %s give everyone once', async (sort) => {
  const page = await list({ sort, limit: '2' })
  const rest = await list({ sort, limit: '2', cursor: page.nextCursor! })
  expect([...page.rows, ...rest.rows].map(({ id }) => id)).toEqual(await idsOf({ sort }))
})

test('a dispatcher sees phones and no e-mails, and the warehouse no customers', async () => {
  const { rows } = await dispatcher.api.listCustomers({ query: {} })
  expect(rows.at(-1)).toMatchObject({ phone: '+37129123456', email: null })
  await expect(warehouse.api.listCustomers({ query: {} })).rejects.toMatchObject({
    error: 'not_permitted',
  })
})
