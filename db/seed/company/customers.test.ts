import { expect, test } from 'vitest'
import { demoSize } from './company-size.ts'
import { roundCustomers } from './customers.ts'

const customers = roundCustomers(demoSize)

test("of today's stops three firms of the demo are behind one door", () => {
  const atDoor = customers.filter(
    ({ address, isOfRounds }, index) =>
      isOfRounds && index % 4 < 3 && `${address.street} ${address.houseNo}` === 'Brīvības iela 40',
  )
  expect(atDoor).toHaveLength(3)
})

test('each customer has an e-mail of its own, and the firms alone pay later', () => {
  expect(new Set(customers.map(({ email }) => email)).size).toBe(demoSize.customers)
  for (const { company, method } of customers) expect(method === 'deferred').toBe(Boolean(company))
})

test('a man and a woman of one family have its name each in their own form', () => {
  const people = customers.filter(({ company }) => !company).map(({ name }) => name)
  expect(people).toEqual(expect.arrayContaining(['Aivars Ozoliņš', 'Gunta Balode']))
  for (const name of people) expect(name).toMatch(/ \p{Lu}\p{Ll}+(iņš|is|iņa|e)$/u)
})
